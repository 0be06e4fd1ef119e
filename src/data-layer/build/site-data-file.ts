import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where a build of the project at `directory` writes what the functions need to know of the content. */
export function siteDataFile(directory: string): string {
  return path.join(directory, ".build", "site-data.json");
}

/** Digest of what the last build wrote there; nothing where there was none. */
export function siteDataDigest(directory: string): string | undefined {
  const file = siteDataFile(directory);
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;
}
