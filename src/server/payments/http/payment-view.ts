import type { Payment } from "../../../domain/contract/answers";
import { toPlainAmount } from "../../../domain/money";
import { shortReference } from "../../reference";
import type { Runtime } from "../../runtime";
import type { PaymentStanding } from "../look-up-payment";
import { orderPage } from "../pages/order-links";
import { giftState } from "../store/gift-state";
import { paymentDeadline, paymentState } from "../store/payment-state";

/** What the payer, or anyone else with the reference, is shown of a payment. */
export function toPaymentView(
  { intent, session, events, isThanked, charged }: PaymentStanding,
  runtime: Pick<Runtime, "siteData">,
): Payment {
  const state = paymentState(events);
  const { kind, slug, project, title, frequency, provider, charge, chosen, language } = intent;
  return {
    state,
    charged,
    isThanked,
    gift: giftState({ intent, events }),
    reference: shortReference(intent.reference),
    kind,
    slug,
    project,
    page: orderPage(intent, runtime),
    title,
    frequency,
    method: provider,
    amount: toPlainAmount(charge),
    chosen: toPlainAmount(chosen),
    language,
    deadline: paymentDeadline(events),
    resumeUrl: state === "created" || state === "pending" ? session?.url : undefined,
  };
}
