import type { ProviderId } from "../../domain/payment";
import { sentBackOf } from "../ledger/sums";
import { findPayment } from "../payments/store/find-payment";
import { giftState, goesOn } from "../payments/store/gift-state";
import { isDisputed, paymentState, receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { atProvider, notConfigured, type PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";
import { money } from "./ledger-payment";
import { notPaid } from "./not-paid";

/** Pays a payment back at its provider, whose message then marks it as refunded. */
export async function refund(
  wanted: string,
  isSure: boolean,
  { store, providers }: PaymentsRuntime,
): Promise<CommandResult> {
  const payment = await findPayment(store, wanted);
  if (!payment) return failed("There is no such payment.");
  const { intent, session, events } = payment;
  const { reference, provider: id, title } = intent;
  const short = shortReference(reference);
  const received = receivedAmount(intent, events);
  const what = `${short}  ${money(received)}  ${title}  (${id})${aboutMonths(payment)}`;
  const state = paymentState(events);
  if (state !== "paid") return failed(`${what}\nNothing to pay back: ${notPaid[state]}.`);
  const before = sentBackOf(payment);
  const earlier = before.minor > 0 ? `${money(before)} of it went back before. ` : "";
  if (id === "transfer") {
    const rest = money({ ...received, minor: received.minor - before.minor });
    return failed(
      `${what}\n${earlier}A transfer is sent back by hand. Send ${rest} from your bank, then: ${recording(short)}`,
    );
  }
  const provider = providers.find((each) => each.id === id);
  if (!provider) return notConfigured(what, id);
  if (!session) return failed(`${what}\nNothing to pay back: it never reached ${id}.`);
  if (isDisputed(events.filter(({ renewal }) => renewal === undefined)))
    return failed(`${what}\n${disputed(id, short)}`);
  if (earlier) {
    return failed(
      `${what}\n${earlier}Pay the rest back in ${id}'s dashboard or, if that cannot, from your bank, then: ${recording(short)}`,
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

/** Of a monthly donation, the first month is paid back here, and nothing ends: a donor may expect more. Empty of others. */
export function aboutMonths(payment: StoredPayment): string {
  if (giftState(payment) === undefined) return "";
  const { reference, provider } = payment.intent;
  const first = `\nThis is its first month alone: pay later ones back in ${provider}'s dashboard.`;
  return goesOn(payment)
    ? `${first} It goes on; to end it: npm run payments -- end ${shortReference(reference)}`
    : first;
}

/** What is done while the payer's bank asks for the money back; Midtrans does not report how that ends. */
function disputed(provider: ProviderId, reference: string): string {
  const words = `Nothing was done: the payer's bank asks for this money back, so that it might go back twice. Accept that in ${provider}'s dashboard, or answer there and wait how it ends.`;
  if (provider !== "midtrans") return words;
  return `${words} What the bank takes back is recorded with: ${recording(reference)}`;
}

/** The command that records what was sent back by hand. */
const recording = (reference: string) => `npm run ledger -- refund ${reference}`;
