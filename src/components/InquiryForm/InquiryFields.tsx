import {
  honeypotField,
  inquiryLimits,
  type InquiryErrors,
  type InquiryField,
} from "../../domain/inquiry-fields";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import { Field } from "../Field/Field";
import * as styles from "./InquiryForm.styles";

export interface InquiryFieldsProps {
  readonly subject: string | undefined;
  /** Slug of the resource that is asked for. */
  readonly resource?: string | undefined;
  readonly errors: InquiryErrors;
  /** Allows two fields side by side. */
  readonly wide?: boolean;
}

/** The fields of an inquiry, with the hidden ones that the server needs: language, subject, honeypot. */
export function InquiryFields({ subject, resource, errors, wide = false }: InquiryFieldsProps) {
  const { t, language } = useI18n();
  const field = (name: Exclude<InquiryField, "subject">) => {
    const code = errors[name];
    return {
      name,
      label: t(`forms:inquiry.${name}`),
      error: code && t(`forms:errors.${name}.${code}`, { max: inquiryLimits[name] }),
    };
  };
  return (
    <div css={[styles.fields, wide && styles.twoColumns]}>
      {Object.values(errors).some(Boolean) ? <p>{t("forms:errors.summary")}</p> : null}
      <input type="hidden" name="language" value={language} />
      {subject === undefined ? null : <input type="hidden" name="subject" value={subject} />}
      {resource === undefined ? null : <input type="hidden" name="resource" value={resource} />}
      <div css={visuallyHidden} aria-hidden="true">
        <label>
          {t("forms:inquiry.keepEmpty")}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div data-half>
        <Field {...field("name")} required autoComplete="name" />
      </div>
      <div data-half>
        <Field
          {...field("email")}
          required
          type="email"
          autoComplete="email"
          hint={t("forms:inquiry.emailHint")}
        />
      </div>
      <Field {...field("company")} autoComplete="organization" />
      <Field {...field("message")} required multiline />
    </div>
  );
}
