import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Path of the file in which a build of the project at `directory` keeps the content facts for functions. */
export function siteDataFile(directory: string): string {
  return path.join(directory, ".build", "site-data.json");
}

/** SHA-256 digest (hex) of that file from the last build; undefined if there is none. */
export function siteDataDigest(directory: string): string | undefined {
  const file = siteDataFile(directory);
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;
}
