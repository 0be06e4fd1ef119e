import { useState } from "react";
import type { PaymentMethod, Payments } from "../../domain/contract/answers";
import { feeFor, withFee } from "../../domain/fee";
import { convert, formatMoney, type Money } from "../../domain/money";
import type { Frequency, OrderKind } from "../../domain/payment";
import { transfers } from "../../domain/transfer";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { FeeChoice } from "./FeeChoice";
import { methodsFor } from "./methods-for";
import * as styles from "./PaymentMethods.styles";

export interface PaymentMethodsProps {
  readonly payments: Payments | undefined;
  readonly kind: OrderKind;
  readonly frequency: Frequency;
  /** The chosen amount; undefined while it cannot be read. */
  readonly amount: Money | undefined;
  /** Of a purchase, the prices of the content: in their currencies nothing is converted. */
  readonly prices?: readonly Money[];
}

/**
 * A choice of the available payment methods, with what each charges in its currency; donors may add the fee of a
 * method that has one. Renders nothing without an amount, in sample mode, while the methods are unknown, or if none
 * fits the order.
 */
export function PaymentMethods({ payments, amount, prices = [], ...order }: PaymentMethodsProps) {
  const { t, language, format } = useI18n();
  const [chosen, setChosen] = useState<string>();
  const [coversFee, setCoversFee] = useState(false);
  if (payments?.mode !== "live" || !amount) return null;
  const { rupiahRate: rate } = payments;
  const isOther = ({ currency }: PaymentMethod) => currency !== amount.currency;
  const priceIn = ({ currency }: PaymentMethod) => prices.find((price) => price.currency === currency);
  const able = methodsFor(order, payments)
    .filter((method) => rate !== null || !isOther(method) || priceIn(method))
    .toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
  const current = able.find(({ id }) => id === chosen) ?? able[0];
  if (!current) return null;
  const money = (sum: Money) => formatMoney(sum, language);
  return (
    <fieldset css={styles.methods}>
      <legend>{t("forms:order.method")}</legend>
      {able.map((method) => {
        const { id, currency } = method;
        const price = priceIn(method);
        const sum = price ?? (rate ? convert(amount, currency, rate.perDollar) : amount);
        const fee = coversFee && method.fee ? feeFor(sum, method.fee) : undefined;
        const charge = money(withFee(sum, fee));
        return (
          <label key={id}>
            <input
              type="radio"
              name="method"
              value={id}
              checked={id === current.id}
              onChange={() => setChosen(id)}
            />
            <span>
              {t(`server:review.${id}`, { amount: charge })}
              {rate && isOther(method) && !price ? (
                <span css={caption}>
                  {t("server:review.converted", {
                    chosen: money(amount),
                    charge: money(sum),
                    rate: money({ currency: "IDR", minor: Math.round(rate.perDollar) }),
                    date: format.date(rate.date),
                  })}{" "}
                  {id === "transfer" ? null : t("server:review.charged", { amount: charge })}
                </span>
              ) : null}
              {fee ? <span css={caption}>{t("server:fee.part", { fee: money(fee) })}</span> : null}
              {id === "transfer" ? (
                <span css={caption}>
                  {t("server:review.transferCode", {
                    amount: charge,
                    code: money({ currency, minor: transfers.largestCode }),
                  })}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
      {current.fee && order.kind === "donation" ? <FeeChoice {...{ coversFee, setCoversFee }} /> : null}
    </fieldset>
  );
}
