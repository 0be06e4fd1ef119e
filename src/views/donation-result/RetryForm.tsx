import { Button } from "../../components/Button/Button";
import { OrderOutcome } from "../../components/Order/OrderOutcome";
import { useOrder } from "../../components/Order/useOrder";
import type { Payment } from "../../domain/contract/payment-answers";
import { formatMoney, toMoney } from "../../domain/money";
import { orderAddresses } from "../../domain/payment";
import { reviewFor, startsBeside, wayOf } from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";

export interface RetryFormProps {
  readonly payment: Payment;
}

/**
 * Starts another payment with the same choices, in one click; it takes the place of the one in the address. A transfer
 * is shown first, by the server: an address that was mistyped can be corrected. Beside a payment that stays open, the
 * button says what it starts.
 */
export function RetryForm({ payment }: RetryFormProps) {
  const { t, language } = useI18n();
  const { kind, slug, project, chosen, frequency, method, fee, amount } = payment;
  const { state, form } = useOrder(orderAddresses[kind]);
  const busy = state.status === "sending";
  const order: Readonly<Record<string, string>> =
    kind === "purchase"
      ? { product: slug }
      : {
          campaign: slug,
          ...(project !== undefined && { project }),
          currency: chosen.currency,
          customAmount: chosen.value,
          frequency,
          ...(fee !== undefined && { coversFee: "yes" }),
        };
  const review = reviewFor(payment);
  const beside = startsBeside(payment) ? { beside: "yes" } : undefined;
  const sum = formatMoney(toMoney(amount.currency, amount.value), language);
  const label = beside ? t(`server:review.${wayOf(payment)}`, { amount: sum }) : t("server:result.retry");
  const replaces = new URLSearchParams(location.search).get("ref") ?? "";
  return (
    <form {...form} {...(review !== undefined && { onSubmit: undefined })}>
      {Object.entries({
        ...order,
        method,
        language,
        replaces,
        ...beside,
        ...(review !== undefined && { review }),
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="give" aria-disabled={busy || undefined}>
        {busy ? t("forms:order.busy") : label}
      </Button>
      <OrderOutcome state={state} refusedChoice={t("server:result.notAgain")} />
    </form>
  );
}
