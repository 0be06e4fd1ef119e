import type { PaymentMethod, Payments } from "../../domain/contract/answers";
import { feeFor, withFee } from "../../domain/fee";
import { convert, formatMoney, type Money } from "../../domain/money";
import type { Frequency, OrderKind } from "../../domain/payment";
import { transfers } from "../../domain/transfer";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
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
  /** Whether the donor adds the fee of a method that has one. */
  readonly coversFee?: boolean;
}

/**
 * A choice of the available payment methods, with what each charges in its currency. Renders nothing without
 * an amount, in sample mode, while the methods are unknown, or if none fits the order.
 */
export function PaymentMethods({ payments, amount, prices = [], coversFee, ...order }: PaymentMethodsProps) {
  const { t, language, format } = useI18n();
  if (payments?.mode !== "live" || !amount) return null;
  const { rupiahRate: rate } = payments;
  const isOther = ({ currency }: PaymentMethod) => currency !== amount.currency;
  const priceIn = ({ currency }: PaymentMethod) => prices.find((price) => price.currency === currency);
  const able = methodsFor(order, payments)
    .filter((method) => rate !== null || !isOther(method) || priceIn(method))
    .toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
  if (able.length === 0) return null;
  const money = (sum: Money) => formatMoney(sum, language);
  return (
    <fieldset css={styles.methods} key={able.map(({ id }) => id).join(" ")}>
      <legend>{t("forms:order.method")}</legend>
      {able.map((method, index) => {
        const { id, currency } = method;
        const price = priceIn(method);
        const sum = price ?? (rate ? convert(amount, currency, rate.perDollar) : amount);
        const fee = coversFee && method.fee ? feeFor(sum, method.fee) : undefined;
        const charge = money(withFee(sum, fee));
        return (
          <label key={id}>
            <input type="radio" name="method" value={id} defaultChecked={index === 0} />
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
    </fieldset>
  );
}
