import { readFileSync } from "node:fs";
import path from "node:path";

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** The address of the script that is made of a part of the fixture site, which is named by a number. */
export function scriptOf(part: string): string {
  const file = path.resolve(__dirname, "../../../.build/test-site/public/webpack.stats.json");
  const { assetsByChunkName } = JSON.parse(readFileSync(file, "utf8")) as Stats;
  const script = assetsByChunkName[part]?.at(-1);
  if (!script) throw new Error(`The fixture site has no script of ${part}.`);
  return `/${script}`;
}
