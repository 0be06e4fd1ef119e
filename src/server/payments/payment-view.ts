import { toDecimal } from "../../content-model/amount";
import { shortReference } from "../reference";
import type { PaymentStanding } from "./look-up-payment";
import type { Frequency, OrderKind } from "./payment-records";
import { paymentDeadline, paymentState, type PaymentState } from "./payment-state";

/** What anyone who has a payment's address may see: nothing about the person who paid. */
export interface PaymentView {
  readonly state: PaymentState;
  /** `no` only when the provider has confirmed it. */
  readonly charged: "yes" | "no" | "unknown";
  readonly reference: string;
  readonly kind: OrderKind;
  readonly slug: string;
  readonly title: string;
  readonly frequency: Frequency;
  readonly method: string;
  /** What is charged. */
  readonly amount: { readonly currency: string; readonly value: string };
  /** The same as it was chosen, to be sent again on a retry. */
  readonly dollars: string;
  readonly language: string;
  /** Of a pending payment: until when it can be made. */
  readonly deadline: string | undefined;
  /** Of an unfinished payment: the provider's page. */
  readonly resumeUrl: string | undefined;
}

export function toPaymentView({ intent, session, events, charged }: PaymentStanding): PaymentView {
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
    amount: { currency: charge.currency, value: toDecimal(charge) },
    dollars: toDecimal(dollars),
    language,
    deadline: paymentDeadline(events),
    resumeUrl: state === "created" || state === "pending" ? session?.url : undefined,
  };
}
