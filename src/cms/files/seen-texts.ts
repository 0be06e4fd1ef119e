import type { FileFormat } from "./file-format";

/** Every text of a file that this page has read or written: one that is not among them is somebody else's. */
export type SeenTexts = Set<string>;

/** A format that remembers the texts that pass through it. */
export function remembering(format: FileFormat, seen: SeenTexts): FileFormat {
  return {
    fromFile: (text) => {
      seen.add(text);
      return format.fromFile(text);
    },
    toFile: (data, fieldNames) => {
      const text = format.toFile(data, fieldNames);
      seen.add(text);
      return text;
    },
  };
}
