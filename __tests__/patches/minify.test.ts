import { createRequire } from "node:module";
import type TerserPlugin from "terser-webpack-plugin";
import { minifyFast } from "../../src/patches/minify";
import { setByStep } from "./webpack-step";

const ofGatsby = createRequire(require.resolve("gatsby/package.json"));
const Terser = ofGatsby("terser-webpack-plugin") as typeof TerserPlugin;
const terser = new Terser();
const css = { name: "another minifier" };

interface Configuration {
  readonly optimization: { readonly minimizer: readonly object[] };
}

/** The minifiers that are set at a stage of the build, if any are. */
async function minifiersAt(stage: string): Promise<readonly object[] | undefined> {
  const given: Configuration = { optimization: { minimizer: [terser, css] } };
  return (await setByStep<Configuration>(minifyFast, stage, given))?.optimization.minimizer;
}

it("changes nothing but what browsers get in production", async () => {
  for (const stage of ["develop", "develop-html"]) expect(await minifiersAt(stage)).toBeUndefined();
});

it("replaces Gatsby's minifier of scripts, and keeps the one of styles", async () => {
  const [swc, ...others] = (await minifiersAt("build-javascript")) ?? [];
  expect(swc).not.toBe(terser);
  expect(others).toEqual([css]);
});

type Loader = (this: { readonly getOptions: () => unknown }, source: string) => Promise<string>;

interface Rule {
  readonly test: RegExp;
  readonly use: { readonly loader: string; readonly options: object };
}

it("minifies a function whose text is put into pages, and nothing else of their renderer", async () => {
  const set = await setByStep<{ readonly module: { readonly rules: readonly Rule[] } }>(
    minifyFast,
    "build-html",
  );
  const [rule] = set?.module.rules ?? [];
  expect("/site/src/shell/html/start-when-needed.ts").toMatch(rule?.test ?? /^$/);
  expect("/site/src/shell/html/render-document.tsx").not.toMatch(rule?.test ?? /^/);
  const { default: load } = (await import(rule?.use.loader ?? "")) as { readonly default: Loader };
  const source = "export function lastOf({ words }) {\n  const last = words.at(-1);\n  return last;\n}\n";
  const minified = await load.call({ getOptions: () => rule?.use.options }, source);
  expect(minified).toContain("lastOf");
  expect(minified).not.toMatch(/\blast\b|\n/);
});
