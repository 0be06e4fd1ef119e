import { day } from "../../domain/durations";
import { isSameMoney } from "../../domain/money";
import { isWithin, type LedgerEntry, type Period } from "./entries";
import type { ListedPayment } from "./statement/read-provider-list";
import { isReceived, returnedOf } from "./sums";

/** Where a provider's list and the ledger say the same, and where not. */
export interface Comparison {
  readonly agreed: number;
  /** The same payment with another sum, or one that the ledger does not know to be paid. */
  readonly different: readonly (readonly [ListedPayment, LedgerEntry])[];
  readonly onlyListed: readonly ListedPayment[];
  readonly onlyInLedger: readonly LedgerEntry[];
}

/**
 * Compares a provider's list with the ledger's lines of the same methods. A row without a reference, as Stripe has
 * for monthly gifts, belongs to a line of a monthly gift with its sum, at most a day apart.
 *
 * @param period of the ledger's lines that the list should have; by default from its first day to its last
 */
export function compareLists(
  listed: readonly ListedPayment[],
  entries: readonly LedgerEntry[],
  period: Period,
): Comparison {
  const pairs = pairUp(listed, entries);
  const paired = new Set(pairs.values());
  const methods = new Set([...paired].map(({ method }) => method));
  const days = listed.map(({ date }) => date).toSorted();
  const covered = { from: period.from ?? days[0], to: period.to ?? days.at(-1) };
  const different = [...pairs].filter((pair) => !agree(...pair));
  return {
    agreed: pairs.size - different.length,
    different,
    onlyListed: listed.filter((row) => !pairs.has(row)),
    onlyInLedger: entries.filter(
      (entry) =>
        methods.has(entry.method) && isReceived(entry) && isWithin(entry.date, covered) && !paired.has(entry),
    ),
  };
}

/** The line of each row that has one. Rows with a reference choose first. */
function pairUp(listed: readonly ListedPayment[], entries: readonly LedgerEntry[]) {
  const pairs = new Map<ListedPayment, LedgerEntry>();
  const paired = new Set<LedgerEntry>();
  const pair = (row: ListedPayment, isOfRow: (entry: LedgerEntry) => boolean) => {
    const entry = entries.find((each) => !paired.has(each) && isOfRow(each));
    if (!entry) return;
    pairs.set(row, entry);
    paired.add(entry);
  };
  for (const row of listed)
    if (row.reference)
      pair(row, ({ reference, state }) => reference === row.reference && state !== "renewed");
  for (const row of listed) if (!row.reference) pair(row, (entry) => isLike(row, entry));
  return pairs;
}

function isLike({ date, charge }: ListedPayment, entry: LedgerEntry): boolean {
  const apart = Math.abs(Date.parse(date) - Date.parse(entry.date));
  const isSum = isSameMoney(entry.charge, charge);
  return entry.frequency === "monthly" && isReceived(entry) && isSum && apart <= day;
}

function agree({ charge, returned }: ListedPayment, entry: LedgerEntry): boolean {
  const isSame = isSameMoney(entry.charge, charge) && isSameMoney(returnedOf(entry), returned);
  return isReceived(entry) && isSame;
}
