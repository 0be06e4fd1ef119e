import type { Payments } from "../../domain/contract/answers";
import { intlLocale } from "../../domain/languages";
import { dollars as inDollars, formatMoney, toRupiah } from "../../domain/money";
import type { Frequency, OrderKind } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import * as styles from "./PaymentMethods.styles";

export interface PaymentMethodsProps {
  readonly payments: Payments | undefined;
  readonly kind: OrderKind;
  readonly frequency: Frequency;
  /** The chosen amount; undefined while it is not a number. */
  readonly dollars: number | undefined;
}

/**
 * A choice of the available payment methods, with what each charges in its currency. Renders nothing without
 * an amount, in sample mode, while the methods are unknown, or if none fits the order.
 */
export function PaymentMethods({ payments, kind, frequency, dollars }: PaymentMethodsProps) {
  const { t, language, format } = useI18n();
  if (payments?.mode !== "live" || dollars === undefined) return null;
  const { rupiahRate: rate } = payments;
  const able = payments.methods.filter(
    ({ kinds, frequencies }) => kinds.includes(kind) && frequencies.includes(frequency),
  );
  if (able.length === 0) return null;
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, intlLocale(language));
  const chosen = inDollars(dollars);
  return (
    <fieldset css={styles.methods} key={able.map(({ id }) => id).join(" ")}>
      <legend>{t("forms:order.method")}</legend>
      {able.map(({ id, currency }, index) => {
        const charge = money(currency === "IDR" && rate ? toRupiah(chosen, rate.perDollar) : chosen);
        return (
          <label key={id}>
            <input type="radio" name="method" value={id} defaultChecked={index === 0} />
            <span>
              {t(`server:review.${id}`, { amount: charge })}
              {currency === "IDR" && rate ? (
                <span css={caption}>
                  {t("server:review.approximate", {
                    dollars: money(chosen),
                    rupiah: charge,
                    rate: money({ currency: "IDR", minor: Math.round(rate.perDollar) }),
                    date: format.date(rate.date),
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
