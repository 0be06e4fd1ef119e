import { putBack, quarantined, type StorageRuntime, unreadableInPlace } from "../storage/quarantine";
import type { Store } from "../storage/store";
import { type CommandResult, done, failed } from "./command-result";

export const quarantineUsage = `Usage: npm run quarantine -- <command>

  list           damaged records that were set aside, and records that cannot be read in their places;
                 fails, and names the folder, if one cannot be opened
  restore <key>  puts a record back after it was repaired; with --all instead of <key>, all
  delete <key>   deletes a record of the quarantine for good`;

/** Runs a command of `npm run quarantine`; `args` are the words after `--`. */
export async function runQuarantine(
  [command, key]: readonly string[],
  runtime: StorageRuntime,
): Promise<CommandResult> {
  if (command === "list") return list(runtime);
  if (command === "restore" && key) return restore(runtime.store, key);
  if (command === "delete" && key) return remove(runtime.store, key);
  return failed(quarantineUsage);
}

async function list(runtime: StorageRuntime): Promise<CommandResult> {
  const closed = new Set<string>();
  const passOver = (folder: string) => closed.add(folder);
  const aside = await quarantined(runtime.store, passOver);
  const inPlace = await unreadableInPlace(runtime, passOver);
  const strangers = await runtime.store.strangers(passOver);
  return (closed.size === 0 ? done : failed)(
    [
      ...aside.map(({ key, storedAs }) => `${key}  set aside as ${storedAs}`),
      ...inPlace.map((key) => `${key}  cannot be read, in its place`),
      ...strangers.map((file) => `${file}  not written by the site, ignored`),
      ...[...closed].map((at) => `${at}  a folder that cannot be opened: what is in it is not listed`),
      `${aside.length} set aside, ${inPlace.length} in their places, ${strangers.length} files ignored`,
    ].join("\n"),
  );
}

async function restore(store: Store, wanted: string): Promise<CommandResult> {
  const found = await find(store, wanted);
  const taken: string[] = [];
  for (const record of found) if (!(await putBack(store, record))) taken.push(record.key);
  const output = [
    `Put back: ${found.length - taken.length}. What is still damaged is set aside again.`,
    ...taken.map((key) => `${key}: not put back, because there is another record under this key.`),
  ];
  return found.length > taken.length ? done(output.join("\n")) : failed(output.join("\n"));
}

async function remove(store: Store, wanted: string): Promise<CommandResult> {
  const found = wanted === "--all" ? [] : await find(store, wanted);
  for (const { storedAs } of found) await store.remove(storedAs);
  return found.length > 0
    ? done(`Deleted ${found.length}.`)
    : failed("There is no such record in the quarantine.");
}

/** The records that were set aside under a key, newest first; all of them for `--all`. */
async function find(store: Store, wanted: string) {
  const all = await quarantined(store);
  return all
    .filter(({ key, storedAs }) => wanted === "--all" || key === wanted || storedAs === wanted)
    .toReversed();
}
