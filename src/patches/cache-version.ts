import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";

/** What decides how webpack compiles: versions of packages, and the code that configures it. */
const configuring = [
  ...["package.json", "package-lock.json", "gatsby-config.ts", "gatsby-node.ts"],
  ...["src/build", "src/patches"],
];

/** Makes webpack forget what it compiled with, which it would look for in all packages. */
const followNoPackages = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap("followNoPackages", ({ compilation }) => compilation.buildDependencies.clear()),
};

/**
 * Lets webpack use its cache as long as the {@link configuring} files are the same. By itself it looks for
 * every file that Gatsby, its loaders and webpack import from packages, which takes longer than compiling the site,
 * and forgets all when any module changes that gatsby-node.ts imports, such as the list of languages.
 */
export const versionCache: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  actions,
  createContentDigest,
  getConfig,
}) => {
  const { cache, plugins = [], ...config } = (getConfig as () => Configuration)();
  const version = createContentDigest(
    configuring.flatMap(filesOf).map((file) => [file, readFileSync(file, "utf8")]),
  );
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...(cache as object), buildDependencies: { defaultWebpack: [] }, version },
    plugins: [...plugins, followNoPackages],
  });
};

/** A file by itself; the files of a folder and of the folders in it. */
function filesOf(name: string): string[] {
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name).flatMap((child) => filesOf(path.join(name, child)));
}
