import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId } from "react";
import { Button } from "../../components/Button/Button";
import { typedAmount } from "../../domain/amount";
import { currenciesFor, currencySign, toMoney } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { amountsIn, typeCustom, type CampaignAmounts } from "./amount-choice";
import * as styles from "./CustomAmount.styles";
import { useAmountError } from "./useAmountError";
import type { DonationChoices } from "./useDonation";

export interface CustomAmountProps {
  readonly campaign: CampaignAmounts;
  readonly donation: DonationChoices;
}

/** The field for a custom amount with its bounds, or the error of the amount, custom or preset. */
export function CustomAmount({ campaign, donation }: CustomAmountProps) {
  const { t, format, language } = useI18n();
  const id = useId();
  const error = useAmountError(campaign, donation);
  const type = (text: string) => donation.setChoice(typeCustom(donation.choice.currency, text));
  return (
    <div css={styles.field}>
      <label htmlFor={id}>{t("donate:amount.custom")}</label>
      <div css={styles.money}>
        {currenciesFor(language).map((currency) => (
          <span key={currency} data-currency={currency} aria-hidden="true">
            {currencySign(currency, language)}
          </span>
        ))}
        <input
          css={styles.input}
          id={id}
          name="customAmount"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={donation.choice.custom}
          onChange={({ target }) => type(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-${error ? "error" : "bounds"}`}
        />
      </div>
      {error ? null : (
        <p css={caption} id={`${id}-bounds`}>
          {currenciesFor(language).map((currency) => {
            const { minimum, maximum } = amountsIn(campaign, currency);
            const money = (amount: number) => format.money(toMoney(currency, amount));
            return (
              <span key={currency} data-currency={currency}>
                {t("donate:amount.bounds", { minimum: money(minimum), maximum: money(maximum) })}
              </span>
            );
          })}
          {/* takes no room where nothing follows it */}
          <br />
          <noscript>{t("donate:amount.less")}</noscript>
        </p>
      )}
      {/* Live, because the focus does not move if the amount was sent from its own field. */}
      <div aria-live="polite">
        {error ? (
          <p css={styles.error} id={`${id}-error`}>
            <CircleAlert aria-hidden="true" />
            {error.text}
          </p>
        ) : null}
      </div>
      {error && error.meanings.length > 0 ? (
        <p css={styles.meanings}>
          {error.meanings.map((money) => (
            <Button key={money.minor} tone="line" onClick={() => type(typedAmount(money, language))}>
              {format.money(money)}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  );
}
