import { readFileSync, statSync } from "node:fs";
import { largestFile } from "../../content-model/field";

/**
 * Reads a text of the content or of the interface.
 *
 * @param file absolute path
 * @throws Error if it cannot be read, or is larger than a text may be
 */
export function readText(file: string): string {
  const { size } = statSync(file);
  if (size > largestFile.text) throw new Error(`${size} bytes, more than ${largestFile.text}`);
  return readFileSync(file, "utf8");
}
