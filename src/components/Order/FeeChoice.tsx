import type { Payments } from "../../domain/contract/answers";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./PaymentMethods.styles";

export interface FeeChoiceProps {
  readonly payments: Payments | undefined;
  readonly coversFee: boolean;
  readonly setCoversFee: (covers: boolean) => void;
}

/** Lets donors add the provider's fee. The methods show the sum; without scripts, the next page asks. */
export function FeeChoice({ payments, coversFee, setCoversFee }: FeeChoiceProps) {
  const { t } = useI18n();
  if (!payments?.methods.some(({ fee }) => fee)) return null;
  return (
    <div css={styles.methods}>
      <label>
        <input
          type="checkbox"
          name="coversFee"
          value="yes"
          checked={coversFee}
          onChange={({ target }) => setCoversFee(target.checked)}
        />
        <span>{t("server:fee.cover")}</span>
      </label>
    </div>
  );
}
