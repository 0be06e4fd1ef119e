import { existsSync } from "node:fs";
import path from "node:path";
import { leanBundle, leanIcons, shortDigests } from "../../src/patches/lean-bundle";
import { setByStep } from "./webpack-step";

interface Configuration {
  readonly resolve: { readonly alias: Readonly<Record<string, false>> };
  readonly optimization: { readonly splitChunks: { readonly cacheGroups: { readonly overlays: Overlays } } };
}

interface Aliases {
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
}

interface Overlays {
  readonly test: (module: { readonly nameForCondition: () => string }) => boolean;
}

/** The webpack configuration that is set at a stage of the build. */
const configure = (stage: string) => setByStep<Configuration>(leanBundle, stage);

it("changes nothing but what browsers get in production", async () => {
  for (const stage of ["develop", "develop-html", "build-html"])
    expect(await configure(stage)).toBeUndefined();
});

it("replaces a module of lucide-react that is there by one of ours, in browsers and in the HTML", async () => {
  for (const stage of ["build-javascript", "build-html"]) {
    const alias = (await setByStep<Aliases>(leanIcons, stage))?.resolve.alias ?? {};
    expect(
      Object.entries(alias)
        .flat()
        .map((file) => existsSync(file)),
    ).toEqual([true, true]);
  }
  expect(await setByStep<Aliases>(leanIcons, "develop")).toBeUndefined();
});

it.each([
  ["build-javascript", { mode: "production", output: { filename: "[name].js", hashDigestLength: 8 } }],
  ["build-html", undefined],
])("shortens the digests in the names of scripts for browsers alone: %s", async (stage, expected) => {
  const replaceWebpackConfig = jest.fn<unknown, [object]>();
  const getConfig = () => ({ mode: "production", output: { filename: "[name].js" } });
  await shortDigests(
    { stage, getConfig, actions: { replaceWebpackConfig } } as never,
    {} as never,
    () => undefined,
  );
  expect(replaceWebpackConfig.mock.calls[0]?.[0]).toEqual(expected);
});

it("leaves out only modules that are there", async () => {
  const left = Object.keys((await configure("build-javascript"))?.resolve.alias ?? {});
  expect(left).not.toEqual([]);
  const paths = [".", "node_modules/gatsby"].map((folder) => path.resolve(folder));
  // Gatsby fills `.cache` from its cache-dir at every start: look for those modules in cache-dir
  const modules = left.map((name) =>
    name.replace(/\$$/, "").replace(path.resolve(".cache"), path.resolve("node_modules/gatsby/cache-dir")),
  );
  for (const name of modules) expect(() => require.resolve(name, { paths })).not.toThrow();
});

it.each([
  ["/site/node_modules/@radix-ui/react-dialog/dist/index.mjs", true],
  ["/site/node_modules/react-remove-scroll-bar/dist/es2015/component.js", true],
  ["/site/src/components/Dialog/Dialog.tsx", true],
  ["/site/src/components/Dialog/DialogLink.tsx", false],
  ["/site/node_modules/react-dom/index.js", false],
])("keeps dialogs and toasts together, and nothing else: %s", async (file, expected) => {
  const overlays = (await configure("build-javascript"))?.optimization.splitChunks.cacheGroups.overlays;
  expect(overlays?.test({ nameForCondition: () => file })).toBe(expected);
});
