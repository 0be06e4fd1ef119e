import { useState } from "react";
import { outOfBounds, toBounds } from "../../domain/bounds";
import type { Payments } from "../../domain/contract/answers";
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
 * takes the order.
 */
export function PaymentMethods({ payments, amount, prices = [], ...order }: PaymentMethodsProps) {
  const { t, language, format } = useI18n();
  const [chosen, setChosen] = useState<string>();
  const [coversFee, setCoversFee] = useState(false);
  if (payments?.mode !== "live" || !amount) return null;
  const { rupiahRate: rate } = payments;
  const able = methodsFor(order, payments)
    .flatMap((method) => {
      const { currency } = method;
      const price = prices.find((each) => each.currency === currency);
      const isOther = currency !== amount.currency;
      if (rate === null && isOther && !price) return [];
      const sum = price ?? (rate ? convert(amount, currency, rate.perDollar) : amount);
      if (outOfBounds(sum, toBounds(currency, method))) return [];
      return [{ method, sum, isOther, isConverted: isOther && !price }];
    })
    .toSorted((one, other) => Number(one.isOther) - Number(other.isOther));
  const current = (able.find(({ method }) => method.id === chosen) ?? able[0])?.method;
  if (!current) return null;
  const money = (sum: Money) => formatMoney(sum, language);
  return (
    <fieldset css={styles.methods}>
      <legend>{t("forms:order.method")}</legend>
      {able.map(({ method, sum, isConverted }) => {
        const { id, currency } = method;
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
              {rate && isConverted ? (
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
