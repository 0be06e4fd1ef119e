import { randomUUID } from "node:crypto";
import type { Payment } from "../../../domain/contract/payment-answers";
import { formatMoney, toMoney } from "../../../domain/money";
import { orderAddresses } from "../../../domain/payment";
import { reviewFor, startsBeside, wayOf } from "../../../domain/payment-result";
import { hiddenFields } from "../../html/hidden-fields";
import { type Markup, markup } from "../../html/markup";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import type { PaymentIntent } from "../store/payment-records";
import { choicesOf, orderFields, orderOf } from "./order-links";
import { wayBackMarkup } from "./way-back";

/** A payment that is unpaid, whose place another one can take. */
interface Unpaid {
  readonly view: Payment;
  readonly intent: Pick<PaymentIntent, "reference">;
}

/**
 * A button that starts another payment with the same choices, which takes the place of this one. Of a transfer it shows
 * the choices first: an address that was mistyped can be corrected. Beside a payment that stays open it says what it starts.
 */
export function retry({ view, intent }: Unpaid, { t, language, locale }: Texts): Markup {
  const { method, amount } = view;
  const beside = startsBeside(view) ? "yes" : undefined;
  const sum = formatMoney(toMoney(amount.currency, amount.value), locale);
  const label = beside ? t(`server:review.${wayOf(view)}`, { amount: sum }) : t("server:result.retry");
  return markup`<form method="post" action="${orderAddresses[view.kind]}">
${orderFields(orderOf(view), language)}
<input type="hidden" name="method" value="${method}">
${hiddenFields({ review: reviewFor(view), beside })}
<input type="hidden" name="replaces" value="${intent.reference}">
<input type="hidden" name="idempotencyKey" value="${randomUUID()}">
<button class="give">${label}</button>
</form>`;
}

/** The way back to the form, for a payment of other choices, which takes the place of this one. */
export function changeChoices({ view, intent }: Unpaid, runtime: Runtime, texts: Texts): Markup {
  const choices = { ...choicesOf(orderOf(view), texts.language), replaces: intent.reference };
  const words = view.kind === "donation" ? "server:review.change" : "server:review.product";
  return wayBackMarkup(choices, runtime, texts, texts.t(words));
}
