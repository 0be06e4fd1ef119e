import {
  answerableEmail,
  inquiryFields,
  inquiryLimits,
  type InquiryErrors,
  type InquiryField,
  type InquiryFieldCode,
} from "../../domain/inquiry-fields";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Errors of a form's fields: missing, too long, or an e-mail address that cannot be answered. The server
 * checks further rules and has the last word.
 */
export function checkFields(form: HTMLFormElement): InquiryErrors {
  const errors: Partial<Record<InquiryField, InquiryFieldCode>> = {};
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    const code = control && checkControl(field, control);
    if (code) errors[field] = code;
  }
  return errors;
}

/** The error of one field, if any. */
export function checkControl(
  field: InquiryField,
  { required, value }: Control,
): InquiryFieldCode | undefined {
  if (required && value.trim() === "") return "required";
  if (value.length > inquiryLimits[field]) return "too_long";
  return field === "email" && !answerableEmail.test(value.trim()) ? "invalid" : undefined;
}

/** The control of a field; undefined if the field is hidden or not in the form. */
export function findControl(form: HTMLFormElement, field: InquiryField): Control | undefined {
  const control = form.elements.namedItem(field);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isControl && control.type !== "hidden" ? control : undefined;
}
