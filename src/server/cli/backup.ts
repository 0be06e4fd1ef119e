import { existsSync, readdirSync } from "node:fs";
import { copyRecords } from "../storage/copy-records";
import type { CreatingDriver } from "../storage/creating-driver";
import { fileDriver } from "../storage/file-driver";
import { StorageError } from "../storage/storage-error";
import { type CommandResult, done, failed } from "./command-result";
import { readCommand } from "./read-command";

const usage = `Usage: npm run backup -- <command>

  save <folder>  copies every record of the store into a new folder; the site may run
  put <folder>   copies what the store lacks from such a folder, and replaces nothing; stop the site before`;

/** Runs a command of `npm run backup` on the driver of the store, and its name; `args` are the words after `--`. */
export async function runBackup(
  args: readonly string[],
  driver: CreatingDriver,
  store: string,
): Promise<CommandResult> {
  const read = readCommand(args, {
    usage,
    options: {},
    commands: { save: { words: 1 }, put: { words: 1 } },
  });
  if ("output" in read) return read;
  const {
    command,
    words: [folder],
  } = read;
  if (folder === undefined) return failed(usage);
  const isThere = existsSync(folder) && readdirSync(folder).length > 0;
  if (command === "save" && isThere) return failed(`${folder} is not empty: name a new folder.`);
  if (command === "put" && !isThere) return failed(`There is nothing in ${folder}.`);
  const [from, to] = command === "save" ? [driver, fileDriver(folder)] : [fileDriver(folder), driver];
  const { copied, kept, unreadable } = await copyRecords(from, to).catch((error: unknown) => {
    throw new StorageError(error);
  });
  if (command === "save" && copied.length + unreadable.length === 0)
    return failed(`Nothing was copied: there is no record in ${store}. A site that has run has some.`);
  return (unreadable.length === 0 ? done : failed)(
    [
      `Copied: ${copied.length} records.`,
      ...(kept.length > 0 ? [`There already, and kept as they are: ${kept.length}.`] : []),
      ...unreadable.map((key) => `${key}: not copied, because it cannot be read.`),
    ].join("\n"),
  );
}
