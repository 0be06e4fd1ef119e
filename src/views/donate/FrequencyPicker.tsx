import { CircleAlert } from "lucide-react";
import { error } from "../../components/Field/Field.styles";
import { frequencies, giftsPath } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { caption, lineLink } from "../../theme/mixins";
import * as styles from "./GiveForm.styles";
import type { DonationChoices } from "./useDonation";

/** The choice between a single and a monthly donation. */
export function FrequencyPicker({ donation }: { readonly donation: DonationChoices }) {
  const { t, language } = useI18n();
  const { frequency, setFrequency, order } = donation;
  const refused = order.status === "refused" && order.fields.frequency !== undefined;
  return (
    <fieldset css={styles.frequencies} aria-describedby={refused ? "frequency-error" : undefined}>
      <legend>{t("forms:donation.frequency")}</legend>
      <div>
        {frequencies.map((value) => (
          <label key={value} css={styles.choice}>
            <input
              type="radio"
              name="frequency"
              value={value}
              checked={frequency === value}
              onChange={() => setFrequency(value)}
            />
            <span>{t(`forms:donation.${value}`)}</span>
          </label>
        ))}
      </div>
      <a css={[caption, lineLink]} href={giftsPath(language)}>
        {t("server:gift.how")}
      </a>
      {refused ? (
        <p css={error} id="frequency-error">
          <CircleAlert aria-hidden="true" />
          {t("forms:errors.frequency.unavailable")}
        </p>
      ) : null}
    </fieldset>
  );
}
