import { formatMoney } from "../../domain/money";
import { allPayments } from "../ledger/all-payments";
import { linesOf } from "../ledger/lines";
import { isReceived } from "../ledger/sums";
import { giftAmount, giftState, goesOn } from "../payments/store/gift-state";
import type { StoredPayment } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { counted, leftOut, section } from "./aligned";
import { type CommandResult, done } from "./command-result";
import type { LedgerOptions, LedgerSources } from "./ledger-options";
import { storeName } from "./store-name";

/** Lists the monthly gifts that go on, by what they are for, and says what of that the site no longer has. */
export async function listMonthly(
  { language }: LedgerOptions,
  runtime: StorageRuntime & Pick<Runtime, "environment">,
  { titleOf: titlesIn, organisation }: LedgerSources,
): Promise<CommandResult> {
  const { payments, unreadable } = await allPayments(runtime);
  const titleOf = titlesIn(language);
  const going = payments.filter(goesOn);
  const aimOf = ({ intent }: StoredPayment) => [intent.slug, intent.project].join(" ");
  const aims = [...new Set(going.map(aimOf))].toSorted();
  // without a build, no title is known
  const goneWords = (slug: string) =>
    organisation !== undefined && !titleOf(slug) ? `, which the site no longer has ("${slug}")` : "";
  const sections = aims.map((aim) => {
    const gifts = going
      .filter((gift) => aimOf(gift) === aim)
      .map((gift) => ({ gift, lines: linesOf(gift, titleOf) }));
    const [first] = gifts.flatMap(({ lines }) => lines);
    const rows = gifts.map(({ gift, lines }) => rowOf(gift, lines, language));
    return first ? section(`${first.purpose}${goneWords(first.slug)}:`, rows) : "";
  });
  const total =
    going.length > 0
      ? counted(going.length, "monthly gift")
      : `No monthly gift goes on in ${storeName(runtime.environment)}.`;
  return done([...sections, total, leftOut(unreadable)].filter(Boolean).join("\n\n"));
}

function rowOf(
  gift: StoredPayment,
  lines: ReturnType<typeof linesOf>,
  language: LedgerOptions["language"],
): readonly string[] {
  const { intent, events } = gift;
  const days = lines
    .filter(isReceived)
    .map(({ date }) => date)
    .toSorted();
  return [
    ...[`  ${lines[0].reference}`, formatMoney(giftAmount(intent, events), language), intent.provider],
    ...[`since ${days[0] ?? ""}`, `last paid ${days.at(-1) ?? ""}`],
    giftState(gift) === "failing" ? "the last month was not taken" : "",
  ];
}
