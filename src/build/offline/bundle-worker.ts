import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { minifiers } from "../../patches/minify";

/**
 * Bundles the service worker into one script.
 *
 * @param version of the pack: with it the script changes, which tells browsers to install it anew
 * @throws Error if it does not compile
 */
export async function bundleWorker(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "service-worker-"));
  try {
    await run({
      mode: "production",
      target: ["webworker", "es2020"],
      entry: path.resolve("src/offline/worker.ts"),
      output: { path: folder, filename: "sw.js" },
      devtool: false,
      resolve: { extensions: [".ts", ".js", ".mjs"] },
      module: { rules: [{ test: /\.ts$/, use: path.resolve("src/build/offline/typescript-loader.mjs") }] },
      optimization: { minimizer: minifiers([]) as [] },
    });
    return `/* ${version} */\n${await readFile(path.join(folder, "sw.js"), "utf8")}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString("errors-only")));
      else resolve();
    });
  });
}
