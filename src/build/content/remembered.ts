import { statSync } from "node:fs";

/** Results of reading, each with the state of its files at that time. */
const results = new Map<string, { readonly state: string; readonly value: unknown }>();

/**
 * Calls `read` only if one of its files or folders has changed since the last call, so that a build reads and
 * checks each file of the content once, however many of its steps ask for it.
 *
 * @param files absolute paths of all that the result depends on; a folder changes when a file in it comes or goes
 * @param variant what else it depends on: the language that is read, and that of its words
 */
export function remembered<Value>(files: readonly string[], read: () => Value, variant = ""): Value {
  const key = [...files, variant].join("\n");
  const state = files.map(stateOf).join("\n");
  const known = results.get(key);
  if (known?.state === state) return known.value as Value;
  const value = read();
  results.set(key, { state, value });
  return value;
}

function stateOf(file: string): string {
  const { mtimeNs, ctimeNs, size } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return [mtimeNs, ctimeNs, size].join(" ");
}
