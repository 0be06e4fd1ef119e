import { type Money, toDecimal } from "../../domain/money";
import { spreadsheet } from "../spreadsheet";
import { type LedgerLanguage, ledgerWords } from "./ledger-words";
import type { LedgerLine } from "./lines";
import { returnedOf } from "./sums";

/**
 * The ledger as CSV that a spreadsheet set to a language opens rightly: with its separator and decimal sign. Sums have
 * no thousands separators and no currency sign: the currency has its own column.
 *
 * @param nameOf the name under which the donor of a line may be mentioned
 */
export function ledgerCsv(
  lines: readonly LedgerLine[],
  language: LedgerLanguage,
  nameOf: (line: LedgerLine) => string | undefined = () => undefined,
): string {
  const { separator, decimalSign, columns, ...words } = ledgerWords[language];
  const number = (money: Money | undefined) => (money ? toDecimal(money).replace(".", decimalSign) : "");
  const rows = lines.map((line) => {
    const {
      date,
      kind,
      title,
      project = "",
      method,
      charge,
      fee,
      state,
      frequency,
      reference,
      refunds,
      remarks,
    } = line;
    return {
      ...{ date, reference, title, project, method },
      ...{ kind: words.kinds[kind], state: words.states[state], frequency: words.frequencies[frequency] },
      ...{ currency: charge.currency, amount: number(charge), fee: number(fee) },
      ...{
        refundedOn: refunds.at(-1)?.date ?? "",
        refunded: number(refunds.length > 0 ? returnedOf(line) : undefined),
      },
      ...{ remarks: remarks.map((each) => words.remarks[each]).join("; "), name: nameOf(line) ?? "" },
    };
  });
  return spreadsheet(rows, { columns: { ...columns }, delimiter: separator });
}
