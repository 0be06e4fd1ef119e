import { errorCode } from "../log";
import {
  putBack,
  type QuarantinedRecord,
  quarantined,
  type StorageRuntime,
  unreadableInPlace,
} from "../storage/quarantine";
import type { Store } from "../storage/store";
import { type CommandResult, done, failed } from "./command-result";
import { type Program, readCommand } from "./read-command";

const usage = `Usage: npm run quarantine -- <command>

  list           damaged records that were set aside, and records that cannot be read in their places;
                 fails, and names the folder, if one cannot be opened
  restore <key>  puts a record back after it was repaired; with --all instead of <key>, all. What cannot be put
                 back is named, and stops no other
  delete <key>   deletes a record of the quarantine for good`;

const options = { all: { type: "boolean" } } as const;

const program: Program<typeof options> = {
  usage,
  options,
  commands: { list: {}, restore: { words: 1, options: ["all"] }, delete: { words: 1 } },
};

/** Runs a command of `npm run quarantine`; `args` are the words after `--`. */
export async function runQuarantine(
  args: readonly string[],
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const read = readCommand(args, program);
  if ("output" in read) return read;
  const {
    command,
    words: [key],
    values: { all = false },
  } = read;
  if (command === "list") return list(runtime);
  if (all === (key !== undefined)) return failed(usage);
  return command === "restore" ? restore(runtime.store, key) : remove(runtime.store, key ?? "");
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
      ...[...closed].map(closedFolder),
      `${aside.length} set aside, ${inPlace.length} in their places, ${strangers.length} files ignored`,
    ].join("\n"),
  );
}

const closedFolder = (at: string) => `${at}  a folder that cannot be opened: what is in it is not listed`;

/** Puts the records of a key back, or all. */
async function restore(store: Store, wanted?: string): Promise<CommandResult> {
  const { found, closed } = await find(store, wanted);
  const left: string[] = [];
  for (const record of found) {
    const why = await putBack(store, record).then(
      (isBack) => (isBack ? undefined : "there is another record under this key"),
      (error: unknown) => `the storage refused it (${errorCode(error)})`,
    );
    if (why) left.push(`${record.key}: not put back, because ${why}.`);
  }
  const output = [
    `Put back: ${found.length - left.length}. What is still damaged is set aside again.`,
    ...left,
    ...closed.map(closedFolder),
  ];
  return (found.length > left.length && closed.length === 0 ? done : failed)(output.join("\n"));
}

async function remove(store: Store, wanted: string): Promise<CommandResult> {
  const { found, closed } = await find(store, wanted);
  for (const { storedAs } of found) await store.remove(storedAs);
  return found.length > 0
    ? done(`Deleted ${found.length}.`)
    : failed(["There is no such record in the quarantine.", ...closed.map(closedFolder)].join("\n"));
}

/** The records that were set aside under a key, newest first, or of all keys. And the folders that cannot be opened. */
async function find(store: Store, wanted?: string) {
  const closed = new Set<string>();
  const all = await quarantined(store, (folder) => closed.add(folder));
  const isWanted = ({ key, storedAs }: QuarantinedRecord) =>
    wanted === undefined || key === wanted || storedAs === wanted;
  return { found: all.filter(isWanted).toReversed(), closed: [...closed] };
}
