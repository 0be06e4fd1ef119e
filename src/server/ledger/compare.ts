import { day } from "../../domain/durations";
import { isSameMoney } from "../../domain/money";
import { isWithin, type LedgerLine, type Period } from "./lines";
import type { ListedPayment } from "./statement/read-provider-list";
import { isReceived, returnedOf } from "./sums";

/** Where a provider's list and the ledger say the same, and where not. */
export interface Comparison {
  readonly agreed: number;
  /** Lines of these of which the payer's bank took something back after a dispute: a list may not have that as a refund. */
  readonly takenBack: readonly LedgerLine[];
  /** The same payment with another sum, or one that the ledger does not know to be paid. */
  readonly different: readonly (readonly [ListedPayment, LedgerLine])[];
  readonly onlyListed: readonly ListedPayment[];
  readonly onlyInLedger: readonly LedgerLine[];
}

/**
 * Compares a provider's list with the ledger's lines of the same methods. A row without a reference, as Stripe has
 * for monthly gifts, belongs to a line of a monthly gift with its sum, at most a day apart.
 *
 * @param period of the ledger's lines that the list should have; by default from its first day to its last
 */
export function compareLists(
  listed: readonly ListedPayment[],
  lines: readonly LedgerLine[],
  period: Period,
): Comparison {
  const pairs = pairUp(listed, lines);
  const paired = new Set(pairs.values());
  const methods = new Set([...paired].map(({ method }) => method));
  const days = listed.map(({ date }) => date).toSorted();
  const covered = { from: period.from ?? days[0], to: period.to ?? days.at(-1) };
  const different = [...pairs].filter((pair) => !agree(...pair));
  const alike = [...pairs].filter((pair) => agree(...pair)).map(([, line]) => line);
  return {
    agreed: alike.length,
    takenBack: alike.filter(({ refunds }) => refunds.some(({ byBank }) => byBank)),
    different,
    onlyListed: listed.filter((row) => !pairs.has(row)),
    onlyInLedger: lines.filter(
      (line) =>
        methods.has(line.method) && isReceived(line) && isWithin(line.date, covered) && !paired.has(line),
    ),
  };
}

/** The line of each row that has one. Rows with a reference choose first. */
function pairUp(listed: readonly ListedPayment[], lines: readonly LedgerLine[]) {
  const pairs = new Map<ListedPayment, LedgerLine>();
  const paired = new Set<LedgerLine>();
  const pair = (row: ListedPayment, isOfRow: (line: LedgerLine) => boolean) => {
    const line = lines.find((each) => !paired.has(each) && isOfRow(each));
    if (!line) return;
    pairs.set(row, line);
    paired.add(line);
  };
  for (const row of listed)
    if (row.reference)
      pair(row, ({ reference, state }) => reference === row.reference && state !== "renewed");
  for (const row of listed) if (!row.reference) pair(row, (line) => isLike(row, line));
  return pairs;
}

function isLike({ date, charge }: ListedPayment, line: LedgerLine): boolean {
  const apart = Math.abs(Date.parse(date) - Date.parse(line.date));
  const isSum = isSameMoney(line.charge, charge);
  return line.frequency === "monthly" && isReceived(line) && isSum && apart <= day;
}

/** Whether a row says what a line says; what the payer's bank took back of it may be a refund on the list, or not. */
function agree({ charge, returned }: ListedPayment, line: LedgerLine): boolean {
  const refunds = line.refunds.filter(({ byBank }) => !byBank);
  const isReturned = [line, { ...line, refunds }].some((each) => isSameMoney(returnedOf(each), returned));
  return isReceived(line) && isSameMoney(line.charge, charge) && isReturned;
}
