import {
  answerableEmail,
  inquiryFields,
  inquiryLimits,
  type InquiryErrors,
  type InquiryField,
  type InquiryFieldCode,
} from "../../content-model/inquiry-fields";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What is wrong with the fields of a form: what is missing, too long, or no address that can be answered.
 * The server knows further rules, and its answer has the last word.
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

/** What is wrong with one field. */
export function checkControl(
  field: InquiryField,
  { required, value }: Control,
): InquiryFieldCode | undefined {
  if (required && value.trim() === "") return "required";
  if (value.length > inquiryLimits[field]) return "too_long";
  return field === "email" && !answerableEmail.test(value.trim()) ? "invalid" : undefined;
}

/** The control that a visitor fills in; a field may be hidden or not asked for. */
export function findControl(form: HTMLFormElement, field: InquiryField): Control | undefined {
  const control = form.elements.namedItem(field);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isControl && control.type !== "hidden" ? control : undefined;
}

/** Moves focus to the first field that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: InquiryErrors): void {
  const first = inquiryFields.find((field) => errors[field] && findControl(form, field));
  if (first) findControl(form, first)?.focus();
}
