import { formatDate, formatAmount } from "../../domain/format";
import type { Money } from "../../domain/money";
import { dateInJakarta } from "../../domain/zone";
import { monthsBefore } from "../clock";
import { allPayments, type LedgerRuntime } from "../ledger/all-payments";
import { ledgerWords } from "../ledger/ledger-words";
import { isWithin, ledgerLines, purposeOf } from "../ledger/lines";
import { isReceived, ledgerSums } from "../ledger/sums";
import type { Runtime } from "../runtime";
import { aligned } from "./aligned";
import { type CommandResult, done, failed } from "./command-result";
import type { LedgerOptions, LedgerSources } from "./ledger-options";
import { leftOut } from "./left-out";

/** What came in from one donor in a period, as a text to send to them. Purchases are not in it. */
export async function donorStatement(
  email: string,
  { from, to, language }: LedgerOptions,
  runtime: LedgerRuntime & Pick<Runtime, "environment">,
  { titleOf, organisation }: LedgerSources,
): Promise<CommandResult> {
  const { payments, unreadable } = await allPayments(runtime, email);
  const period = { from, to };
  const gifts = ledgerLines(payments, titleOf(language)).filter(
    (line) => line.kind === "donation" && isReceived(line) && isWithin(line.date, period),
  );
  const warning = [leftOut(unreadable), mayBeMissing(from, runtime)].filter(Boolean).join("\n\n");
  if (gifts.length === 0) return { ...failed("No gift of that address is stored for that time."), warning };
  const words = ledgerWords[language].donor;
  const date = (day: string) => formatDate(day, language);
  const money = (amount: Money) => formatAmount(amount, language);
  const head = [
    ...(organisation ? [[words.organisation, organisation]] : []),
    [words.address, email],
    ...(from === undefined ? [] : [[words.from, date(from)]]),
    [words.to, date(to ?? dateInJakarta(runtime.now().getTime()))],
  ];
  const rows = gifts.map((gift) => [
    ...[date(gift.date), gift.reference, money(gift.charge), purposeOf(gift)],
    gift.refunds
      .map((refund) => `${words.sentBack}: ${money(refund.amount)} (${date(refund.date)})`)
      .join("; "),
  ]);
  const totals = ledgerSums(gifts, () => words.total, {}).map(({ name, received, returned }) => [
    ...[name, money({ ...received, minor: received.minor - returned.minor })],
  ]);
  const statement = [words.title, ...[head, rows, totals].map((part) => aligned(part).join("\n"))];
  return { ...done(statement.join("\n\n")), warning };
}

/** Says up to which day gifts may be missing, unless `from` is later: their addresses are erased. */
function mayBeMissing(from: string | undefined, { now, environment }: Pick<Runtime, "now" | "environment">) {
  const months = environment.RETENTION_MONTHS;
  const reach = dateInJakarta(monthsBefore(now(), months).getTime());
  if (from === undefined || from > reach) return "";
  return `Gifts up to ${reach} may be missing: addresses are erased after ${months} months (RETENTION_MONTHS).`;
}
