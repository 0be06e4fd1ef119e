import type { FileFormat } from "./file-format";

/** Texts of all files that this page has read or written. A text that is missing here is somebody else's. */
export type SeenTexts = Set<string>;

/** Wraps a format so that it remembers every text that it reads or writes. */
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
