import { currenciesFor } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import { chooseCurrency, type CampaignAmounts } from "./amount-choice";
import * as styles from "./GiveForm.styles";
import type { DonationChoices } from "./useDonation";

export interface CurrencyPickerProps {
  readonly campaign: CampaignAmounts;
  readonly donation: DonationChoices;
}

/** The choice of a currency, first that of the page's language. */
export function CurrencyPicker({ campaign, donation }: CurrencyPickerProps) {
  const { t, language } = useI18n();
  const { choice, setChoice } = donation;
  return (
    <fieldset css={styles.currencies}>
      <legend css={visuallyHidden}>{t("forms:donation.currencyLegend")}</legend>
      {currenciesFor(language).map((currency) => (
        <label key={currency} css={styles.choice}>
          <input
            type="radio"
            name="currency"
            value={currency}
            checked={choice.currency === currency}
            onChange={() => setChoice(chooseCurrency(currency, choice, language, campaign))}
          />
          <span>{t(`forms:donation.currency.${currency}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
