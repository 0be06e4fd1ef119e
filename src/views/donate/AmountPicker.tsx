import { currenciesFor, toMoney } from "../../domain/money";
import { presetField } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { amountsIn, choosePreset, type CampaignAmounts } from "./amount-choice";
import { CurrencyPicker } from "./CurrencyPicker";
import { CustomAmount } from "./CustomAmount";
import * as styles from "./GiveForm.styles";
import type { DonationChoices } from "./useDonation";

export interface AmountPickerProps {
  readonly campaign: CampaignAmounts;
  readonly donation: DonationChoices;
}

/**
 * The currency, its preset amounts and, below them, a custom one; choosing either clears the other. The form's
 * styles hide the presets of the other currency, without scripts, too.
 */
export function AmountPicker({ campaign, donation }: AmountPickerProps) {
  const { t, format, language } = useI18n();
  const { choice, setChoice } = donation;
  return (
    <fieldset>
      <legend css={styles.legend}>{t("donate:amount.legend")}</legend>
      <CurrencyPicker {...{ campaign, donation }} />
      {currenciesFor(language).map((currency) => {
        const { tiers, defaultAmount } = amountsIn(campaign, currency);
        const chosen = choice.currency === currency ? choice.preset : defaultAmount;
        return (
          <div key={currency} css={styles.amounts} data-currency={currency}>
            {tiers.map(({ amount }) => (
              <label key={amount} css={styles.choice}>
                <input
                  type="radio"
                  name={presetField(currency)}
                  value={amount}
                  checked={chosen === amount}
                  onChange={() => setChoice(choosePreset(currency, amount))}
                />
                <span>{format.money(toMoney(currency, amount))}</span>
              </label>
            ))}
          </div>
        );
      })}
      <CustomAmount {...{ campaign, donation }} />
    </fieldset>
  );
}
