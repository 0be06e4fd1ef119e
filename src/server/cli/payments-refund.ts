import { defaultLanguage, intlLocale } from "../../domain/languages";
import { formatMoney } from "../../domain/money";
import { ProviderError } from "../payments/providers/provider";
import { findPayment } from "../payments/store/find-payment";
import { paymentState } from "../payments/store/payment-state";
import { shortReference } from "../reference";
import { type CommandResult, done, failed } from "./command-result";
import type { PaymentsRuntime } from "./payments";

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
  const what = `${shortReference(reference)}  ${formatMoney(charge, intlLocale(defaultLanguage))}  ${title}  (${id})`;
  const state = paymentState(events);
  if (state !== "paid" || !session) return failed(`${what}\nNothing to pay back: it is ${state}.`);
  const provider = providers.find((each) => each.id === id);
  if (!provider) return failed(`${what}\n${id} is not configured: set its variables first.`);
  if (!isSure) return done(`${what}\nNothing was done. Add --apply to pay this back.`);
  try {
    const outcome = await provider.refund(intent, session.providerSession);
    return outcome === "refunded"
      ? done(`${what}\nPaid back. The payment is marked as refunded when ${id} reports it.`)
      : failed(`${what}\n${byHand(id, session.providerSession)}`);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(`${what}\n${id} failed: ${error.code}. Look at its dashboard before you try again.`);
  }
}

function byHand(provider: string, providerSession: string): string {
  if (provider === "transfer") return "Send the sum back from your bank, then: npm run ledger -- refund";
  return `${provider} does not pay this method back by itself. Transfer the sum to the payer's bank account, and note it in ${provider}'s dashboard at ${providerSession}.`;
}
