import { useI18n } from "../../i18n/I18nContext";
import { choosePreset } from "./amount-choice";
import { CustomAmount } from "./CustomAmount";
import * as styles from "./GiveForm.styles";
import type { DonationChoices } from "./useDonation";

export interface AmountPickerProps {
  readonly campaign: Queries.GiveFormFragment;
  readonly donation: DonationChoices;
}

/** Preset amounts and, below them, a custom one; choosing either clears the other. */
export function AmountPicker({ campaign, donation }: AmountPickerProps) {
  const { t, format } = useI18n();
  return (
    <fieldset>
      <legend css={styles.legend}>{t("donate:amount.legend")}</legend>
      <div css={styles.amounts}>
        {campaign.tiers.map(({ amount }) => (
          <label key={amount} css={styles.choice}>
            <input
              type="radio"
              name="preset"
              value={amount}
              checked={donation.choice.preset === amount}
              onChange={() => donation.setChoice(choosePreset(amount))}
            />
            <span>{format.money(amount)}</span>
          </label>
        ))}
      </div>
      <CustomAmount campaign={campaign} donation={donation} />
    </fieldset>
  );
}
