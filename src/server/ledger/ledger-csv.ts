import { type Money, toDecimal } from "../../domain/money";
import { spreadsheet } from "../spreadsheet";
import { type LedgerLanguage, ledgerWords } from "./ledger-words";
import { isWithin, type LedgerLine, type Period } from "./lines";
import { type Movement, movementsOf } from "./sums";

/** Of which days the file is, and what it says besides. */
interface Contents {
  readonly period?: Period;
  /** The name under which the donor of a line may be mentioned. */
  readonly nameOf?: (line: LedgerLine) => string | undefined;
}

/** A row: a sum that came in or went back, on its day; or, without a sum, what has not come in. */
type Row = Pick<Movement, "line" | "date"> & Partial<Movement>;

/**
 * The ledger as CSV that a spreadsheet set to a language opens rightly: with its separator and decimal sign. Sums have
 * no thousands separators and no currency sign: the currency has its own column. Each sum stands on the day on which it
 * came in or went back, so that the files of two periods together are the file of both.
 */
export function ledgerCsv(
  lines: readonly LedgerLine[],
  language: LedgerLanguage,
  { period = {}, nameOf = () => undefined }: Contents = {},
): string {
  const { separator, decimalSign, columns, ...words } = ledgerWords[language];
  const number = (money: Money | undefined) => (money ? toDecimal(money).replace(".", decimalSign) : "");
  const rows = lines
    .flatMap(rowsOf)
    .filter(({ date }) => isWithin(date, period))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ line, date, amount, way = "cameIn" }) => {
      const { kind, title, project = "", method, charge, fee, state, frequency, reference, remarks } = line;
      const came = way === "cameIn";
      return {
        ...{ date, reference, title, project, method },
        ...{ kind: came ? words.kinds[kind] : words.ways[way] },
        ...{ state: words.states[state], frequency: words.frequencies[frequency] },
        ...{ currency: charge.currency, amount: number(came ? amount : undefined) },
        ...{ fee: number(came && amount ? fee : undefined), refunded: number(came ? undefined : amount) },
        ...{ remarks: remarks.map((each) => words.remarks[each]).join("; "), name: nameOf(line) ?? "" },
      };
    });
  return spreadsheet(rows, { columns: { ...columns }, delimiter: separator });
}

function rowsOf(line: LedgerLine): readonly Row[] {
  const movements = movementsOf(line);
  return movements.length > 0 ? movements : [{ line, date: line.date }];
}
