import { formatMoney, type Money } from "../../domain/money";
import { allPayments, type LedgerRuntime } from "../ledger/all-payments";
import { ledgerCsv } from "../ledger/ledger-csv";
import { ledgerWords } from "../ledger/ledger-words";
import { isWithin, ledgerLines, type LedgerLine, type Remark, purposeOf } from "../ledger/lines";
import { ledgerSums, sumNames } from "../ledger/sums";
import { shortReference } from "../reference";
import { aligned, section } from "./aligned";
import { type CommandResult, done } from "./command-result";
import type { LedgerOptions, LedgerSources } from "./ledger-options";
import { leftOut } from "./left-out";
import { saidWithGifts } from "./said-with-gifts";

/** Lists every gift and purchase of a period, sums them up and says what donors said; or writes the list as CSV. */
export async function listLedger(
  { from, to, csv, language }: LedgerOptions,
  runtime: LedgerRuntime,
  { titleOf }: LedgerSources,
): Promise<CommandResult> {
  const { payments, unreadable } = await allPayments(runtime);
  const period = { from, to };
  const lines = ledgerLines(payments, titleOf(language));
  const listed = lines.filter(({ date, refunds }) =>
    [date, ...refunds.map((refund) => refund.date)].some((day) => isWithin(day, period)),
  );
  if (csv) return { ...done(ledgerCsv(listed, language)), warning: leftOut(unreadable) };
  const money = (amount: Money) => formatMoney(amount, language);
  const { states, frequencies, kinds } = ledgerWords[language];
  const rows = listed.map((line) => [
    ...[line.date, line.reference, states[line.state], money(line.charge), line.method],
    ...[frequencies[line.frequency], `${kinds[line.kind]}: ${purposeOf(line)}${remarksOf(line, money)}`],
  ]);
  const sums = (Object.keys(sumNames) as readonly (keyof typeof sumNames)[]).map((by) =>
    [
      `By ${by}:`,
      ...aligned(
        ledgerSums(lines, sumNames[by], period).map(({ name, count, received, returned }) => [
          ...[`  ${name}`, `${count} ×`, money(received)],
          ...(returned.minor > 0 ? [`sent back ${money(returned)}`] : []),
        ]),
      ),
    ].join("\n"),
  );
  const paid = new Set(listed.filter(({ state }) => state === "paid").map(({ reference }) => reference));
  const said = await saidWithGifts(
    payments.map(({ intent }) => intent).filter(({ reference }) => paid.has(shortReference(reference))),
    runtime,
  );
  return done(
    [
      [...aligned(rows), `${listed.length} lines`].join("\n"),
      ...(listed.length > 0 ? sums : []),
      section("Said with gifts that are paid:", said),
      leftOut(unreadable),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
}

function remarksOf({ fee, refunds, remarks }: LedgerLine, money: (amount: Money) => string): string {
  const words = {
    partly_refunded: "partly sent back: the provider knows how much, these sums do not",
    mismatch: "the provider reported another amount: not counted",
    disputed: "the payer's bank asked for the money back",
    dispute_lost: "the bank took it back",
    double: "paid twice: another payment of the same intention is paid, too",
  } satisfies Readonly<Record<Remark, string>>;
  const all = [
    ...(fee ? [`${money(fee)} of it for the fee`] : []),
    ...refunds.map(({ amount, date }) => `sent back ${money(amount)} on ${date}`),
    ...remarks.map((remark) => words[remark]),
  ];
  return all.length > 0 ? ` (${all.join("; ")})` : "";
}
