import { formatMoney } from "../../domain/money";
import { hasComeIn } from "../../domain/payment";
import { allPayments } from "../ledger/all-payments";
import { type Decision, matchCredits, type Reason } from "../ledger/match";
import { recordCredit, recordedCredits } from "../ledger/recorded-credits";
import type { Credit, Statement, UnreadPart } from "../ledger/statement/read-statement";
import { firstAmount, paymentState } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { section, counted, leftOut } from "./aligned";
import { type CommandResult, done, failed } from "./command-result";
import { furtherCommand, furtherOptions } from "./ledger-further";
import type { LedgerOptions } from "./ledger-options";
import { notYet } from "./ledger-payment";

const confirmation = "if it is this one: npm run ledger -- confirm";

const reasons: Readonly<Record<Reason, string>> = {
  none: "no transfer with this sum is awaited",
  several: "several transfers come into question:",
  early: "it is of a day before the transfer that it names was begun:",
  late: `the transfer had run out; ${confirmation}`,
  other_day:
    "the transfer is recorded with this sum and another day; if it is the same: npm run ledger -- correct",
  again: "the transfer was paid before, perhaps this was sent twice:",
  other_sum: `it names a transfer of another sum; ${confirmation}`,
};

const unreadWords: Readonly<Record<UnreadPart, string>> = {
  date: "the date cannot be read:",
  later: "the date is after today:",
  amount: "the sum cannot be read:",
  direction: "whether it came in cannot be read:",
  unbooked: "not booked yet:",
};

/** Finds the transfers that a bank statement pays for, and with `--apply` records them as paid. */
export async function matchStatement(
  { credits, unread }: Statement,
  { apply, language }: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const { decisions: planned, unreadable } = await plan(credits, runtime);
  const decisions = apply ? await carryOut(planned, runtime) : planned;
  const failures = unread.filter(({ part }) => part !== "unbooked").length;
  const say = failures > 0 ? failed : done;
  return say(
    [
      section(apply ? "Recorded as paid:" : "Would be recorded as paid:", matchedRows(decisions, language)),
      section("Nothing is done for:", [
        ...leftRows(decisions, language),
        ...unread.map(({ row, part, text }) => [`  row ${row}`, `${unreadWords[part]} ${text}`]),
      ]),
      leftOut(unreadable),
      summary(decisions, failures, apply),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
}

/** What is to be done about credits, by what is recorded now. */
async function plan(credits: readonly Credit[], runtime: StorageRuntime) {
  const { payments, unreadable } = await allPayments(runtime);
  const transfers = payments.filter(({ intent }) => intent.provider === "transfer");
  return { decisions: matchCredits(credits, transfers, await recordedCredits(runtime)), unreadable };
}

/** Records what is to be recorded. Where somebody else has recorded something meanwhile, it is decided once more. */
async function carryOut(
  decisions: readonly Decision[],
  runtime: StorageRuntime,
): Promise<readonly Decision[]> {
  const carriedOut: Decision[] = [];
  for (const decision of decisions) {
    const { credit } = decision;
    const isMine = decision.action !== "record" || (await recordCredit(credit, decision.payment, runtime));
    const again = isMine ? [decision] : await carryOut((await plan([credit], runtime)).decisions, runtime);
    carriedOut.push(...again);
  }
  return carriedOut;
}

function matchedRows(decisions: readonly Decision[], language: string) {
  return decisions
    .filter((decision) => decision.action === "record")
    .map(({ credit, payment: { intent, events } }) => [
      ...creditCells(credit, language),
      shortReference(intent.reference),
      intent.title + (hasComeIn(paymentState(events)) ? " (paid before: only this line is noted)" : ""),
    ]);
}

function leftRows(decisions: readonly Decision[], language: string) {
  return decisions
    .filter((decision) => decision.action === "leave")
    .map(({ credit, reason, payments }) => [
      ...creditCells(credit, language),
      [
        reasons[reason],
        ...payments.map(({ intent }) => shortReference(intent.reference)),
        ...optionsFor(reason, credit, payments),
      ].join(" ") + ifFurther(reason, credit, payments),
      credit.description,
    ]);
}

/** What has to stand behind the reference, so that the transfer is confirmed, or corrected, with the day and the sum of its row. */
function optionsFor(
  reason: Reason,
  { date, rupiah }: Credit,
  [payment]: readonly StoredPayment[],
): readonly string[] {
  if (reason !== "late" && reason !== "other_sum" && reason !== "other_day") return [];
  const isFirst = payment && firstAmount(payment.intent, payment.events).minor === rupiah;
  return [
    ...(reason === "other_sum" ? [`--amount ${rupiah}`] : []),
    ...(reason === "other_day" && payment && !isFirst
      ? furtherOptions(payment.events, ({ amount }) => amount?.minor === rupiah)
      : []),
    `--date ${date}`,
  ];
}

/** Of what comes after a payment that is paid: how it is recorded if it is a further sum of it. */
function ifFurther(reason: Reason, { date, rupiah }: Credit, payments: readonly StoredPayment[]): string {
  const [payment, ...others] = payments;
  if ((reason !== "again" && reason !== "other_day") || !payment || others.length > 0) return "";
  return `; if more came in for it: ${furtherCommand(shortReference(payment.intent.reference), rupiah, date)}`;
}

function creditCells({ row, date, rupiah }: Credit, language: string): readonly string[] {
  return [`  row ${row}`, date, formatMoney({ currency: "IDR", minor: rupiah }, language)];
}

function summary(decisions: readonly Decision[], failures: number, apply: boolean): string {
  const count = (action: Decision["action"]) => decisions.filter((each) => each.action === action).length;
  const counts = `${counted(decisions.length, "sum")} came in: ${count("record")} ${apply ? "recorded" : "to record"}, ${count("known")} recorded before, ${count("leave")} left to you${failures > 0 ? `, and ${counted(failures, "row")} cannot be used` : ""}.`;
  return apply || count("record") === 0 ? counts : `${counts}\n${notYet}`;
}
