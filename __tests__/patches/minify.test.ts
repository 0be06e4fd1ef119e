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
  for (const stage of ["develop", "develop-html", "build-html"])
    expect(await minifiersAt(stage)).toBeUndefined();
});

it("replaces Gatsby's minifier of scripts, and keeps the one of styles", async () => {
  const [swc, ...others] = (await minifiersAt("build-javascript")) ?? [];
  expect(swc).not.toBe(terser);
  expect(others).toEqual([css]);
});
