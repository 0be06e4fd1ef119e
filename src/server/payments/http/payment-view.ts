import type { Payment } from "../../../domain/contract/answers";
import { toDecimal, toPlainAmount } from "../../../domain/money";
import { shortReference } from "../../reference";
import type { PaymentStanding } from "../look-up-payment";
import { paymentDeadline, paymentState } from "../store/payment-state";

/** What the payer, or anyone else with the reference, is shown of a payment. */
export function toPaymentView({ intent, session, events, charged }: PaymentStanding): Payment {
  const state = paymentState(events);
  const { kind, slug, title, frequency, provider, charge, dollars, language } = intent;
  return {
    state,
    charged,
    reference: shortReference(intent.reference),
    kind,
    slug,
    title,
    frequency,
    method: provider,
    amount: toPlainAmount(charge),
    dollars: toDecimal(dollars),
    language,
    deadline: paymentDeadline(events),
    resumeUrl: state === "created" || state === "pending" ? session?.url : undefined,
  };
}
