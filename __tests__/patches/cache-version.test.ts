import { writeFileSync } from "node:fs";
import webpack, { type Configuration } from "webpack";
import { versionCache } from "../../src/patches/cache-version";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";
import { setByStep } from "./webpack-step";

const folder = temporaryFolder();

const project = process.cwd();
afterEach(() => process.chdir(project));

/** A project of which webpack is to compile a module, by a loader. */
function startProject(): void {
  writeFiles(folder, {
    "package.json": "{}",
    "package-lock.json": "{}",
    "gatsby-config.ts": "",
    "gatsby-node.ts": "",
    "src/build/pages/page.ts": "",
    "src/patches/loader.js": 'module.exports = (source) => source + "// loaded";',
    "src/domain/languages.js": 'module.exports = ["en"];',
  });
  process.chdir(folder);
}

/** The configuration that the step makes of Gatsby's. */
async function configured(): Promise<Configuration> {
  const given: Configuration = {
    mode: "production",
    entry: `${folder}/src/domain/languages.js`,
    output: { path: `${folder}/out` },
    module: { rules: [{ test: /languages/, use: `${folder}/src/patches/loader.js` }] },
    cache: {
      type: "filesystem",
      cacheLocation: `${folder}/.cache`,
      buildDependencies: { config: [`${project}/package.json`] },
    },
    plugins: [new webpack.DefinePlugin({})],
  };
  return (await setByStep<Configuration>(versionCache, "build-html", given)) ?? {};
}

async function version(): Promise<string | undefined> {
  const { cache } = await configured();
  return typeof cache === "object" && cache.type === "filesystem" ? cache.version : undefined;
}

async function compile(): Promise<webpack.Stats | undefined> {
  const compiler = webpack(await configured());
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats;
}

const isFromCache = (stats: webpack.Stats | undefined) =>
  stats?.toJson({ all: false, modules: true, cachedModules: true }).modules?.map(({ built }) => !built);

it("keeps what webpack compiled for the next build, without what it was compiled by", async () => {
  startProject();
  const first = await compile();
  expect(first?.hasErrors()).toBe(false);
  expect([...(first?.compilation.buildDependencies ?? ["none"])]).toEqual([]);
  expect(isFromCache(first)).toEqual([false]);
  expect(isFromCache(await compile())).toEqual([true]);
});

it.each(["package-lock.json", "gatsby-node.ts", "src/build/pages/page.ts", "src/patches/loader.js"])(
  "forgets it when the code changes that decides how it compiles: %s",
  async (file) => {
    startProject();
    const before = await version();
    expect(await version()).toBe(before);
    writeFileSync(`${folder}/${file}`, "// changed");
    expect(await version()).not.toBe(before);
  },
);

it("compiles a module anew when it changes, and no other", async () => {
  startProject();
  await compile();
  const before = await version();
  writeFileSync(`${folder}/src/domain/languages.js`, 'module.exports = ["en", "id"];');
  expect(await version()).toBe(before);
  expect(isFromCache(await compile())).toEqual([false]);
});
