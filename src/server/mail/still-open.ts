import { formatMoney, toMoney } from "../../domain/money";
import { wayOf } from "../../domain/payment-result";
import type { othersOf } from "../payments/http/payment-view";
import type { Texts } from "../texts";

/** For whoever has paid: of what they began besides and is still open or awaited, that it need not be paid any more. */
export function stillOpen(
  others: Awaited<ReturnType<typeof othersOf>>,
  { t, language }: Texts,
): readonly string[] {
  return others
    .filter(({ state }) => state !== "paid")
    .map((other) => {
      const amount = formatMoney(toMoney(other.amount.currency, other.amount.value), language);
      return t("server:mail.payer.otherOpen", { payment: t(`server:paidBy.${wayOf(other)}`, { amount }) });
    });
}
