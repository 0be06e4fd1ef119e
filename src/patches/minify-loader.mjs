import { minify } from "@swc/core";

/**
 * A webpack loader that minifies a module. Gatsby does so for browsers alone: functions of the bundle that renders
 * pages, whose text they contain, are left as they are.
 *
 * @this {import("webpack").LoaderContext<import("@swc/core").JsMinifyOptions>}
 * @param {string} source
 * @returns {Promise<string>}
 */
export default async function minifyModule(source) {
  const { code } = await minify(source, { ...this.getOptions(), module: true });
  return code;
}
