import { formatMoney, toPlainAmount } from "../../domain/money";
import { wayOf } from "../../domain/payment-result";
import type { Notice } from "../payments/notices";
import { dayOf, paidAt, receivedAmount } from "../payments/store/payment-state";
import { readPayment, type StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import type { Store } from "../storage/store";
import type { Texts } from "../texts";

/**
 * Of a `double`, a line for each of the two payments: how much, how, when, which. Which was paid first is said only if it
 * is known: of a transfer the day is, and not the hour.
 */
export async function bothPayments(
  { reference, other }: Pick<Notice, "reference" | "other">,
  store: Store,
  { t, locale, moment, date }: Texts,
): Promise<readonly string[]> {
  if (other === undefined) return [];
  const both = [await readPayment(store, reference), await readPayment(store, other)];
  const isTransfer = (payment: StoredPayment | undefined) => payment?.intent.provider === "transfer";
  const isOrdered = !both.some(isTransfer);
  return both
    .flatMap((payment) => {
      const time = payment ? paidAt(payment.events) : undefined;
      return payment && time !== undefined ? [{ ...payment, time }] : [];
    })
    .toSorted((one, next) => one.time.localeCompare(next.time))
    .map((payment, place) => {
      const { intent, events, time } = payment;
      const received = receivedAmount(intent, events);
      const way = wayOf({ method: intent.provider, amount: toPlainAmount(received) });
      const words = place === 0 ? "paidFirst" : "paidSecond";
      return t(`server:mail.${isOrdered ? words : "paidOnce"}`, {
        payment: t(`server:paidBy.${way}`, { amount: formatMoney(received, locale) }),
        moment: isTransfer(payment) ? date(dayOf({ occurredAt: time })) : moment(new Date(time)),
        reference: shortReference(intent.reference),
      });
    });
}
