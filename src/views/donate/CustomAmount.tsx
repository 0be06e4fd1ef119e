import { CircleAlert } from "lucide-react";
import { useId, type CSSProperties } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { typeCustom } from "./amount-choice";
import * as styles from "./CustomAmount.styles";
import { useAmountError } from "./useAmountError";
import type { DonationChoices } from "./useDonation";

export interface CustomAmountProps {
  readonly campaign: Queries.GiveFormFragment;
  readonly donation: DonationChoices;
}

/** The field for a custom amount, and the error of the amount, custom or preset. */
export function CustomAmount({ campaign, donation }: CustomAmountProps) {
  const { t } = useI18n();
  const id = useId();
  const error = useAmountError(campaign, donation);
  const symbol = t("donate:amount.symbol");
  return (
    <div css={styles.field}>
      <label htmlFor={id}>{t("donate:amount.custom")}</label>
      <div css={styles.money} style={{ "--symbol": symbol.length } as CSSProperties}>
        <span aria-hidden="true">{symbol}</span>
        <input
          css={styles.input}
          id={id}
          name="customAmount"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={donation.choice.custom}
          onChange={({ target }) => donation.setChoice(typeCustom(target.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {/* Live, because the focus does not move if the amount was sent from its own field. */}
      <div aria-live="polite">
        {error ? (
          <p css={styles.error} id={`${id}-error`}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
