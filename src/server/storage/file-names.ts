import path from "node:path";

export const extension = ".json";

/** Splits a key into file names. Throws {@link InvalidKeyError} for unsafe ones such as `..`. */
export function segments(key: string): readonly string[] {
  if (!isSafe(key)) throw new InvalidKeyError();
  return parts(key);
}

const parts = (key: string) => key.split(":").filter(Boolean);

/**
 * Whether each part of a key may be a file name. Copying and sync tools make others, such as
 * `abc (1).json`: such files are no items.
 */
export function isSafe(key: string): boolean {
  return parts(key).every((part) => /^[\w-][\w.-]*$/.test(part));
}

/** Path of an item's file, relative to the directory of the store. */
export const fileName = (key: string) => path.join(...parts(key)) + extension;

class InvalidKeyError extends Error {
  readonly code = "INVALID_KEY";

  constructor() {
    super("This key is no name of a file.");
  }
}
