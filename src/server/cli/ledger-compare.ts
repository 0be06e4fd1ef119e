import { formatMoney, type Money } from "../../domain/money";
import { allPayments } from "../ledger/all-payments";
import { compareLists } from "../ledger/compare";
import { ledgerWords } from "../ledger/ledger-words";
import { ledgerLines, type LedgerLine, purposeOf } from "../ledger/lines";
import type { ListedPayment, ProviderList } from "../ledger/statement/read-provider-list";
import { returnedOf } from "../ledger/sums";
import type { StorageRuntime } from "../storage/quarantine";
import { section, counted } from "./aligned";
import { type CommandResult, done, failed } from "./command-result";
import type { LedgerOptions, LedgerSources } from "./ledger-options";

/** Compares the list that a provider's dashboard exports with the ledger, and fails if they differ; it changes nothing. */
export async function compareWithList(
  { listed, unread }: ProviderList,
  { from, to, language }: LedgerOptions,
  runtime: StorageRuntime,
  { titleOf }: LedgerSources,
): Promise<CommandResult> {
  const { payments, unreadable } = await allPayments(runtime);
  const lines = ledgerLines(payments, titleOf(language));
  const { agreed, takenBack, different, onlyListed, onlyInLedger } = compareLists(listed, lines, {
    from,
    to,
  });
  const money = (amount: Money) => formatMoney(amount, language);
  const sums = (charge: Money, returned: Money, taken = { ...charge, minor: 0 }) =>
    [
      money(charge),
      ...(returned.minor > 0 ? [`${money(returned)} sent back`] : []),
      ...(taken.minor > 0 ? [`${money(taken)} taken back by the bank`] : []),
    ].join(", ");
  const rowCells = ({ row, date, charge, returned }: ListedPayment, reference = "") => [
    ...[`  row ${row}`, date, reference, sums(charge, returned)],
  ];
  const backOf = ({ charge, refunds }: LedgerLine, isBanks: boolean) =>
    returnedOf({ charge, refunds: refunds.filter(({ byBank }) => byBank === isBanks) });
  const lineOf = (line: LedgerLine) =>
    `${ledgerWords[language].states[line.state]}: ${sums(line.charge, backOf(line, false), backOf(line, true))}`;
  const findings = [...different, ...onlyListed, ...onlyInLedger, ...unread, ...unreadable];
  const say = findings.length > 0 ? failed : done;
  return say(
    [
      section(
        "The list and the ledger say something else. Look these up in the provider's dashboard, and send its messages about them again; what you sent back by hand, only the ledger has:",
        different.map(([row, line]) => [...rowCells(row, line.reference), `in the ledger ${lineOf(line)}`]),
      ),
      section(
        "On the list, not in the ledger. Send the provider's messages about these again, from its dashboard:",
        onlyListed.filter(({ reference }) => !reference).map((row) => rowCells(row)),
      ),
      section(
        'On the list, and not known to the store, which may have lost them. The provider\'s messages about these bring nothing; docs/operations.md says what does, under "Restoring a back-up":',
        onlyListed.filter(({ reference }) => reference).map((row) => rowCells(row, row.reference)),
      ),
      section(
        "In the ledger, not on the list. See whether the list has these days and ways to pay, then look in the provider's dashboard:",
        onlyInLedger.map((line) => [`  ${line.date}`, line.reference, lineOf(line), purposeOf(line)]),
      ),
      section(
        "Cannot be read:",
        [...unread.map((row) => `row ${row}`), ...unreadable].map((each) => [`  ${each}`]),
      ),
      section(
        "Taken back by the payer's bank after a dispute that was lost, which the list may not show. The ledger has it, and nothing is to be done:",
        takenBack.map((line) => [`  ${line.date}`, line.reference, lineOf(line), purposeOf(line)]),
      ),
      `${counted(listed.length, "payment")} came in by the list: ${agreed} ${agreed === 1 ? "is" : "are"} the same in the ledger.`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
}
