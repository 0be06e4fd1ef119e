import { transform } from "@swc/core";

/**
 * Compiles TypeScript for webpack, module by module.
 *
 * @this {import("webpack").LoaderContext<object>}
 * @param {string} source
 */
export default function compileTypeScript(source) {
  const done = this.async();
  const jsc = /** @type {const} */ ({ parser: { syntax: "typescript" }, target: "es2020" });
  transform(source, { filename: this.resourcePath, jsc, swcrc: false }).then(
    ({ code }) => done(null, code),
    (/** @type {unknown} */ error) => done(/** @type {Error} */ (error)),
  );
}
