import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId, type InputHTMLAttributes } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import * as styles from "./Field.styles";

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "defaultValue"
>;

export interface FieldProps extends InputAttributes {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Help text below the field. */
  readonly hint?: string | undefined;
  /** Error message below the field. */
  readonly error?: string | undefined;
  /** Renders a `<textarea>`. */
  readonly multiline?: boolean;
}

/** A text field with its label above, and hint and error below. */
export function Field({
  name,
  label,
  required = false,
  hint,
  error,
  multiline = false,
  ...input
}: FieldProps) {
  const { t } = useI18n();
  const id = useId();
  const [hintId, errorId] = [hint && `${id}-hint`, error && `${id}-error`];
  const attributes = {
    id,
    name,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div css={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? null : <span>{` (${t("forms:inquiry.optional")})`}</span>}
      </label>
      {multiline ? (
        <textarea css={[styles.control, styles.area]} {...attributes} />
      ) : (
        <input css={styles.control} {...attributes} {...input} />
      )}
      {hint ? (
        <p css={caption} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p css={styles.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
