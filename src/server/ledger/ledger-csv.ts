import { stringify } from "csv-stringify/sync";
import { type Money, toDecimal } from "../../domain/money";
import type { LedgerEntry, Refund } from "./entries";
import { type LedgerLanguage, ledgerWords } from "./ledger-words";

/**
 * The ledger as CSV that a spreadsheet set to a language opens rightly: with its separator and decimal sign,
 * and a byte order mark, which makes Excel read UTF-8. A cell that would be taken for a formula gets an
 * apostrophe before it. Sums have no thousands separators and no currency sign: the currency has its own column.
 */
export function ledgerCsv(entries: readonly LedgerEntry[], language: LedgerLanguage): string {
  const { separator, decimalSign, columns, states, kinds, frequencies } = ledgerWords[language];
  const number = (money: Money | undefined) => (money ? toDecimal(money).replace(".", decimalSign) : "");
  const rows = entries.map(
    ({ date, kind, title, project = "", method, charge, state, frequency, reference, refunds }) => ({
      ...{ date, reference, title, project, method },
      ...{ kind: kinds[kind], state: states[state], frequency: frequencies[frequency] },
      ...{ currency: charge.currency, amount: number(charge) },
      ...{ refundedOn: refunds.at(-1)?.date ?? "", refunded: number(totalOf(refunds)) },
    }),
  );
  return stringify(rows, {
    header: true,
    bom: true,
    columns: { ...columns },
    delimiter: separator,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}

function totalOf(refunds: readonly Refund[]): Money | undefined {
  const [first] = refunds;
  return first && { ...first.amount, minor: refunds.reduce((sum, { amount }) => sum + amount.minor, 0) };
}
