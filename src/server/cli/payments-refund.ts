import { defaultLanguage } from "../../domain/languages";
import { formatMoney } from "../../domain/money";
import { sentBackOf } from "../ledger/sums";
import { findPayment } from "../payments/store/find-payment";
import { paymentState } from "../payments/store/payment-state";
import { shortReference } from "../reference";
import { atProvider, notConfigured, type PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";

/** Pays a payment back at its provider, whose message then marks it as refunded. */
export async function refund(
  wanted: string,
  isSure: boolean,
  { store, providers }: PaymentsRuntime,
): Promise<CommandResult> {
  const payment = await findPayment(store, wanted);
  if (!payment) return failed("There is no such payment.");
  const { intent, session, events } = payment;
  const { reference, provider: id, title, charge } = intent;
  const short = shortReference(reference);
  const what = `${short}  ${formatMoney(charge, defaultLanguage)}  ${title}  (${id})`;
  const state = paymentState(events);
  if (state !== "paid" || !session) return failed(`${what}\nNothing to pay back: it is ${state}.`);
  const provider = providers.find((each) => each.id === id);
  if (!provider) return notConfigured(what, id);
  const before = sentBackOf(payment);
  if (before.minor > 0) {
    const gone = formatMoney(before, defaultLanguage);
    return failed(
      `${what}\n${gone} of it went back before. Pay the rest back in ${id}'s dashboard or, if that cannot, from your bank, then: ${recording(short)}`,
    );
  }
  if (!isSure) return done(`${what}\nNothing was done. Add --apply to pay this back.`);
  return atProvider(what, id, async () => {
    const outcome = await provider.refund(intent, session.providerSession);
    return outcome === "refunded"
      ? done(`${what}\nPaid back. The payment is marked as refunded when ${id} reports it.`)
      : failed(
          `${what}\n${id} does not pay this back by itself. Send the sum back from your bank, then: ${recording(short)}`,
        );
  });
}

/** The command that records what was sent back by hand. */
const recording = (reference: string) => `npm run ledger -- refund ${reference}`;
