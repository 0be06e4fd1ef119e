import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { error } from "../../components/Field/Field.styles";
import { methodsFor } from "../../components/Order/methods-for";
import type { Payments } from "../../domain/contract/order-answers";
import { frequencies, type Frequency, giftsPath } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { caption, lineLink } from "../../theme/mixins";
import * as styles from "./GiveForm.styles";
import type { DonationChoices } from "./useDonation";

export interface FrequencyPickerProps {
  readonly donation: DonationChoices;
  readonly payments: Payments | undefined;
}

/** The choice between a single and a monthly donation, if that can be paid; without scripts the next page says so. */
export function FrequencyPicker({ donation, payments }: FrequencyPickerProps) {
  const { t, language } = useI18n();
  const { frequency, setFrequency, order } = donation;
  const canPay = (value: Frequency) =>
    payments?.mode !== "live" || methodsFor({ kind: "donation", frequency: value }, payments).length > 0;
  const refused = order.status === "refused" && order.fields.frequency !== undefined;
  const isWrong = refused || !canPay(frequency);
  const isSaid = isWrong || !canPay("monthly");
  return (
    <fieldset css={styles.frequencies} aria-describedby={isSaid ? "frequency-reason" : undefined}>
      <legend>{t("forms:donation.frequency")}</legend>
      <div>
        {frequencies.map((value) => (
          <label key={value} css={styles.choice}>
            <input
              type="radio"
              name="frequency"
              value={value}
              checked={frequency === value}
              disabled={frequency !== value && !canPay(value)}
              onChange={() => setFrequency(value)}
            />
            <span>{t(`forms:donation.${value}`)}</span>
          </label>
        ))}
      </div>
      <a css={[caption, lineLink]} href={giftsPath(language)}>
        {t("server:gift.how")}
      </a>
      {isSaid ? (
        <p css={isWrong ? error : caption} id="frequency-reason">
          {isWrong ? <CircleAlert aria-hidden="true" /> : null}
          {t("forms:errors.frequency.unavailable")}
        </p>
      ) : null}
    </fieldset>
  );
}
