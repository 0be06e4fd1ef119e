import type { Payments } from "../../domain/contract/order-answers";
import { formatMoney, type Money } from "../../domain/money";
import type { OrderKind } from "../../domain/payment";
import { isFromAbroad, transfers, wayName } from "../../domain/transfer";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { caption } from "../../theme/mixins";
import { FeeChoice } from "./FeeChoice";
import * as styles from "./PaymentMethods.styles";
import type { WaysToPay } from "./useWaysToPay";

export interface PaymentMethodsProps {
  readonly kind: OrderKind;
  readonly payments: Payments | undefined;
  /** The chosen amount; undefined while it cannot be read. */
  readonly amount: Money | undefined;
  readonly choice: WaysToPay;
}

/**
 * A choice of the available ways to pay, with what each charges in its currency; donors may add the fee of a
 * method that has one. Renders nothing if there is none.
 */
export function PaymentMethods({ kind, payments, amount, choice }: PaymentMethodsProps) {
  const { t, language, format } = useI18n();
  const { ways, current, choose, coversFee, setCoversFee } = choice;
  if (payments?.mode !== "live" || !amount || !current) return null;
  const { rupiahRate: rate } = payments;
  const ids = ways.map(({ method }) => method.id);
  const money = (sum: Money) => formatMoney(sum, language);
  return (
    <fieldset css={styles.methods}>
      <legend>{t("forms:order.method")}</legend>
      {ways.map(({ method: { id, currency }, sum, isConverted, fee, ...way }) => {
        const charge = money(way.charge);
        return (
          <label key={id}>
            <input
              type="radio"
              name="method"
              value={id}
              checked={id === current.method.id}
              onChange={() => choose(id)}
            />
            <span>
              {t(`server:review.${wayName(id, way.charge)}`, { amount: charge })}
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
      {isFromAbroad(ids, amount.currency, language) ? (
        <p css={caption}>
          {t("server:review.abroad")} <LocalizedLink to="/#contact">{t("server:page.ask")}</LocalizedLink>
        </p>
      ) : null}
      {current.method.fee && kind === "donation" ? <FeeChoice {...{ coversFee, setCoversFee }} /> : null}
    </fieldset>
  );
}
