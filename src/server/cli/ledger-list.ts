import { intlLocale } from "../../domain/languages";
import { formatMoney, type Money } from "../../domain/money";
import { allPayments, type LedgerRuntime } from "../ledger/all-payments";
import { isWithin, ledgerEntries, type LedgerEntry, type Remark, purposeOf } from "../ledger/entries";
import { ledgerCsv } from "../ledger/ledger-csv";
import { ledgerWords } from "../ledger/ledger-words";
import { ledgerSums, sumNames } from "../ledger/sums";
import { aligned } from "./aligned";
import { type CommandResult, done } from "./command-result";
import type { LedgerOptions, LedgerSources } from "./ledger";

/** Lists every gift and sale of a period, and sums them up; or writes the list as CSV. */
export async function listLedger(
  { from, to, csv, language }: LedgerOptions,
  runtime: LedgerRuntime,
  { titleOf }: LedgerSources,
): Promise<CommandResult> {
  const { payments, unreadable } = await allPayments(runtime);
  const period = { from, to };
  const entries = ledgerEntries(payments, titleOf(language));
  const listed = entries.filter(({ date, refunds }) =>
    [date, ...refunds.map((refund) => refund.date)].some((day) => isWithin(day, period)),
  );
  if (csv) return done(ledgerCsv(listed, language));
  const money = (amount: Money) => formatMoney(amount, intlLocale(language));
  const { states, frequencies, kinds } = ledgerWords[language];
  const rows = listed.map((entry) => [
    ...[entry.date, entry.reference, states[entry.state], money(entry.charge), entry.method],
    ...[frequencies[entry.frequency], `${kinds[entry.kind]}: ${purposeOf(entry)}${remarksOf(entry, money)}`],
  ]);
  const sums = (Object.keys(sumNames) as readonly (keyof typeof sumNames)[]).map((by) =>
    [
      `By ${by}:`,
      ...aligned(
        ledgerSums(entries, sumNames[by], period).map(({ name, count, received, returned }) => [
          ...[`  ${name}`, `${count} ×`, money(received)],
          ...(returned.minor > 0 ? [`sent back ${money(returned)}`] : []),
        ]),
      ),
    ].join("\n"),
  );
  return done(
    [
      [...aligned(rows), `${listed.length} lines`].join("\n"),
      ...(listed.length > 0 ? sums : []),
      ...(unreadable.length > 0
        ? [
            ["Left out, because a record cannot be read (npm run quarantine -- list):", ...unreadable].join(
              "\n  ",
            ),
          ]
        : []),
    ].join("\n\n"),
  );
}

function remarksOf({ refunds, remarks }: LedgerEntry, money: (amount: Money) => string): string {
  const words = {
    partly_refunded: "partly sent back: the provider knows how much, these sums do not",
    mismatch: "the provider reported another amount: not counted",
    disputed: "the payer's bank asked for the money back",
    dispute_lost: "the bank took it back",
  } satisfies Readonly<Record<Remark, string>>;
  const all = [
    ...refunds.map(({ amount, date }) => `sent back ${money(amount)} on ${date}`),
    ...remarks.map((remark) => words[remark]),
  ];
  return all.length > 0 ? ` (${all.join("; ")})` : "";
}
