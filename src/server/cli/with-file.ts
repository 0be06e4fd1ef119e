import { dateInZone } from "../../domain/zone-time";
import type { Reading } from "../ledger/statement/find-table";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, failed } from "./command-result";
import type { LedgerSources } from "./ledger-options";

/**
 * Reads a file that the operator has named and goes on with what it says; fails if it cannot be read.
 *
 * @param read gets the text and the organisation's date of today
 */
export async function withFile<Said>(
  file: string,
  read: (text: string, today: string) => Reading<Said>,
  goOn: (said: Said) => Promise<CommandResult>,
  { now, readFile }: Pick<StorageRuntime, "now"> & Pick<LedgerSources, "readFile">,
): Promise<CommandResult> {
  const bytes = await readFile(file);
  if (bytes === undefined) return failed(`There is no file ${file} that can be read.`);
  const text = textOf(bytes);
  const reading = read(text, dateInZone(now().getTime()));
  return reading.ok
    ? goOn(reading)
    : failed(`${file}: ${/[\0\uFFFD]/.test(text) ? noText : reading.problem}`);
}

const noText =
  "The file has signs that are neither UTF-8 nor UTF-16 with its byte order mark. Save it as CSV in UTF-8, and try again.";

/** The text of a file in UTF-8, or in UTF-16 with its byte order mark; what cannot be read of it is U+FFFD. */
function textOf(bytes: Uint8Array): string {
  const mark = bytes.subarray(0, 2).join(" ");
  const encoding = mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
