import { readFileSync } from "node:fs";
import path from "node:path";
import type { ChunkMap } from "../../patches/held-scripts";

/**
 * Addresses of the scripts that pages of each component need besides those of all pages. Gatsby's `chunk-map.json` leaves
 * out what webpack shares between some components.
 */
export function componentScripts(publicFolder: string): ChunkMap {
  const stats = readFileSync(path.join(publicFolder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as { readonly assetsByChunkName: ChunkMap };
  const { app: ofAll = [] } = assetsByChunkName;
  const isOwn = (file: string) => file.endsWith(".js") && !ofAll.includes(file);
  return Object.fromEntries(
    Object.entries(assetsByChunkName).map(([name, files = []]) => [
      name,
      files.filter(isOwn).map((file) => `/${file}`),
    ]),
  );
}
