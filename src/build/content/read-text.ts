import { type Buffer, isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { largestFile } from "../../content-model/field";

/**
 * Reads a text of the content or of the interface.
 *
 * @param file absolute path
 * @throws Error if it cannot be read, is larger than a text may be, or not UTF-8
 */
export function readText(file: string): string {
  const { size } = statSync(file);
  if (size > largestFile.text) throw new Error(`${size} bytes, more than ${largestFile.text}`);
  const bytes = readFileSync(file);
  if (!isUtf8Text(bytes)) throw new Error("text that is not UTF-8");
  return bytes.toString("utf8");
}

/** Whether bytes are UTF-8. English in UTF-16 would be, but for its zeros. */
export function isUtf8Text(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}
