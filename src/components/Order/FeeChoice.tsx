import { useI18n } from "../../i18n/I18nContext";

export interface FeeChoiceProps {
  readonly coversFee: boolean;
  readonly setCoversFee: (covers: boolean) => void;
}

/** Lets donors add the fee of the method that they chose. Without scripts, the next page asks. */
export function FeeChoice({ coversFee, setCoversFee }: FeeChoiceProps) {
  const { t } = useI18n();
  return (
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
  );
}
