import path from "node:path";

/** Absolute path of the project, wherever a script was started from. */
export const root = path.resolve(import.meta.dirname, "..", "..");
