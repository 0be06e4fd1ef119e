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
  const text = await readFile(file);
  if (text === undefined) return failed(`There is no file ${file} that can be read.`);
  const reading = read(text, dateInZone(now().getTime()));
  return reading.ok ? goOn(reading) : failed(`${file}: ${reading.problem}`);
}
