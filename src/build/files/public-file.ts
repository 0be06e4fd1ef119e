import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { publicFolder } from "./built-pages";

/** Writes a file of the built site, given its address. */
export function writePublicFile(
  store: NodePluginArgs["store"],
  address: string,
  content: string | Uint8Array,
): void {
  const file = path.join(publicFolder(store), address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
