import { createRequire } from "node:module";
import type { CreateWebpackConfigArgs } from "gatsby";
import type TerserPlugin from "terser-webpack-plugin";
import { minifyFast } from "../../src/patches/minify";

const ofGatsby = createRequire(require.resolve("gatsby/package.json"));
const Terser = ofGatsby("terser-webpack-plugin") as typeof TerserPlugin;
const terser = new Terser();
const css = { name: "another minifier" };

/** The minifiers that are set at a stage of the build, if any are. */
async function minifiersAt(stage: string): Promise<readonly object[] | undefined> {
  const replaceWebpackConfig = jest.fn<unknown, [{ optimization: { minimizer: object[] } }]>();
  const getConfig = () => ({ optimization: { minimizer: [terser, css] } });
  const args = { stage, getConfig, actions: { replaceWebpackConfig } };
  await minifyFast(args as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined);
  return replaceWebpackConfig.mock.calls[0]?.[0].optimization.minimizer;
}

it("changes nothing but what browsers get in production", async () => {
  for (const stage of ["develop", "develop-html", "build-html"])
    expect(await minifiersAt(stage)).toBeUndefined();
});

it("replaces Gatsby's minifier of scripts, and keeps the one of styles", async () => {
  const [swc, ...others] = (await minifiersAt("build-javascript")) ?? [];
  expect(swc).not.toBe(terser);
  expect(others).toEqual([css]);
});
