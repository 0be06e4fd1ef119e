import { endGift } from "../payments/gifts/end-gift";
import { findPayment } from "../payments/store/find-payment";
import { giftAmount, giftState } from "../payments/store/gift-state";
import { readPayer } from "../payments/store/payers";
import { shortReference } from "../reference";
import { unlessUnreadable } from "../storage/quarantine";
import { atProvider, notConfigured, type PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";
import { money } from "./ledger-payment";

/** Ends a monthly donation for its donor, who asked the team to. What was given stays given. */
export async function end(wanted: string, isSure: boolean, runtime: PaymentsRuntime): Promise<CommandResult> {
  const payment = await findPayment(runtime.store, wanted);
  if (!payment) return failed("There is no such payment.");
  const { reference, provider: id, title } = payment.intent;
  const amount = money(giftAmount(payment.intent, payment.events));
  const what = `${shortReference(reference)}  ${amount} each month  ${title}  (${id})`;
  const state = giftState(payment);
  if (state === undefined) return failed(`${shortReference(reference)} is no monthly donation that runs.`);
  if (state === "ended") return failed(`${what}\nIt has ended already.`);
  if (!runtime.providers.some(({ id: each, gifts }) => each === id && gifts)) return notConfigured(what, id);
  if (!isSure) return done(`${what}\nNothing was done. Add --apply to end it.`);
  return atProvider(what, id, async () => {
    await endGift(payment, runtime);
    const isKnown =
      (await unlessUnreadable(readPayer(runtime.store, reference), runtime))?.email !== undefined;
    const told = isKnown ? "the donor and the team" : "only the team: no address of the donor is known";
    return done(`${what}\nEnded. The regular job tells ${told}.`);
  });
}
