import { formatMoney, toPlainAmount } from "../../domain/money";
import { wayOf } from "../../domain/payment-result";
import type { Notice } from "../payments/notices";
import { paidAt, receivedAmount } from "../payments/store/payment-state";
import { readPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import type { Store } from "../storage/store";
import type { Texts } from "../texts";

/** Of a `double`, a line for each of the two payments, in the order in which they were paid: how much, how, when, which. */
export async function bothPayments(
  { reference, other }: Pick<Notice, "reference" | "other">,
  store: Store,
  { t, locale, moment }: Texts,
): Promise<readonly string[]> {
  if (other === undefined) return [];
  const both = [await readPayment(store, reference), await readPayment(store, other)];
  return both
    .flatMap((payment) => {
      const time = payment ? paidAt(payment.events) : undefined;
      return payment && time !== undefined ? [{ ...payment, time }] : [];
    })
    .toSorted((one, next) => one.time.localeCompare(next.time))
    .map(({ intent, events, time }, place) => {
      const received = receivedAmount(intent, events);
      const way = wayOf({ method: intent.provider, amount: toPlainAmount(received) });
      return t(place === 0 ? "server:mail.paidFirst" : "server:mail.paidSecond", {
        payment: t(`server:paidBy.${way}`, { amount: formatMoney(received, locale) }),
        moment: moment(new Date(time)),
        reference: shortReference(intent.reference),
      });
    });
}
