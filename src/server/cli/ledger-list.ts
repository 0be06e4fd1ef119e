import { formatMoney, type Money } from "../../domain/money";
import { allPayments } from "../ledger/all-payments";
import { ledgerCsv } from "../ledger/ledger-csv";
import { ledgerWords } from "../ledger/ledger-words";
import { isWithin, ledgerLines, type LedgerLine, type Remark, purposeOf } from "../ledger/lines";
import { ledgerSums, sumNames } from "../ledger/sums";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { aligned, section, counted, leftOut } from "./aligned";
import { type CommandResult, done } from "./command-result";
import type { LedgerOptions, LedgerSources } from "./ledger-options";
import { saidRows, saidWithGifts } from "./said-with-gifts";
import { storeName } from "./store-name";

/** Lists every gift and purchase of a period, sums them up and says what donors said; or writes the list as CSV. */
export async function listLedger(
  { from, to, csv, language }: LedgerOptions,
  runtime: StorageRuntime & Pick<Runtime, "environment">,
  { titleOf }: LedgerSources,
): Promise<CommandResult> {
  const { payments, unreadable } = await allPayments(runtime);
  const period = { from, to };
  const lines = ledgerLines(payments, titleOf(language));
  const listed = lines.filter(({ date, refunds }) =>
    [date, ...refunds.map((refund) => refund.date)].some((day) => isWithin(day, period)),
  );
  const said = await saidWithGifts(listed, payments, runtime);
  const nameOf = ({ reference }: LedgerLine) => said.get(reference)?.shownName;
  if (csv) return { ...done(ledgerCsv(listed, language, { period, nameOf })), warning: leftOut(unreadable) };
  const money = (amount: Money) => formatMoney(amount, language);
  const { states, frequencies, kinds, remarks: words } = ledgerWords[language];
  const rows = listed.map((line) => [
    ...[line.date, line.reference, states[line.state], money(line.charge), line.method],
    ...[
      frequencies[line.frequency],
      `${kinds[line.kind]}: ${purposeOf(line)}${remarksOf(line, words, money)}`,
    ],
  ]);
  const sums = (Object.keys(sumNames) as readonly (keyof typeof sumNames)[]).map((by) =>
    section(
      `By ${by}:`,
      ledgerSums(lines, sumNames[by], period).map(({ name, count, received, returned }) => [
        ...[`  ${name}`, `${count} ×`, money(received)],
        ...(returned.minor > 0 ? [`sent back ${money(returned)}`] : []),
      ]),
    ),
  );
  const isAll = from === undefined && to === undefined;
  const none = `There is no gift and no purchase${isAll ? " yet" : " of that time"} in ${storeName(runtime.environment)}.`;
  return done(
    [
      rows.length > 0 ? [...aligned(rows), counted(rows.length, "line")].join("\n") : none,
      ...sums,
      rows.length > 0 && sums.every((sum) => sum === "") ? "None of this has come in yet." : "",
      section("Said with gifts that are paid:", saidRows(said)),
      leftOut(unreadable),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
}

function remarksOf(
  { fee, refunds, remarks }: LedgerLine,
  words: Readonly<Record<Remark, string>>,
  money: (amount: Money) => string,
): string {
  const all = [
    ...(fee ? [`${money(fee)} of it for the fee`] : []),
    ...refunds.map(
      ({ amount, date, byBank }) =>
        `${byBank ? "taken back by the bank" : "sent back"} ${money(amount)} on ${date}`,
    ),
    ...remarks.map((remark) => words[remark]),
  ];
  return all.length > 0 ? ` (${all.join("; ")})` : "";
}
