import * as z from "zod/mini";
import {
  answerableEmail,
  inquiryFieldCodes,
  inquiryFields,
  inquiryLimits,
  type InquiryErrors,
  type InquiryField,
  type InquiryFieldCode,
} from "./inquiry-fields";
import { unfitForALine } from "./unfit-signs";

/** Some letters (Hangul fillers) and a symbol (empty Braille) are blank. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const unfitForText = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Normalises a text: Unicode NFC, `\n` as the only line break, no white space around. */
function tidied(value: string): string {
  return value.replaceAll(/\r\n?/g, "\n").normalize("NFC").trim();
}

function textField(max: number, unfit: RegExp, ...checks: readonly z.core.$ZodCheck<string>[]) {
  const clean = z.string().check(
    z.refine((value) => visible.test(value), { error: "required", abort: true }),
    z.refine((value) => !unfit.test(value), { error: "characters", abort: true }),
    z.maxLength(max, { error: "too_long", abort: true }),
    ...checks,
  );
  return z.pipe(z.pipe(z.string({ error: "required" }), z.transform(tidied)), clean);
}

function optionalField(max: number) {
  const blankToUndefined = z.transform((value) =>
    value === null || (typeof value === "string" && tidied(value) === "") ? undefined : value,
  );
  return z.pipe(blankToUndefined, z.optional(textField(max, unfitForALine)));
}

/** An inquiry as the server accepts it; the form in the browser checks only some of these rules. */
export const inquirySchema = z.object({
  name: textField(inquiryLimits.name, unfitForALine),
  email: textField(inquiryLimits.email, unfitForALine, z.regex(answerableEmail, { error: "invalid" })),
  company: z.optional(optionalField(inquiryLimits.company)),
  subject: z.optional(optionalField(inquiryLimits.subject)),
  message: textField(inquiryLimits.message, unfitForText),
});

export type Inquiry = z.output<typeof inquirySchema>;

export type InquiryCheck =
  { readonly ok: true; readonly inquiry: Inquiry } | { readonly ok: false; readonly errors: InquiryErrors };

/** Checks the fields of a form. A refused field gets one code; unknown fields are dropped. Never throws. */
export function checkInquiry(input: unknown): InquiryCheck {
  const result = inquirySchema.safeParse(input);
  if (result.success) return { ok: true, inquiry: result.data };
  const errors: Partial<Record<InquiryField, InquiryFieldCode>> = {};
  for (const issue of result.error.issues) {
    const field = inquiryFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= fieldCode(issue.message);
  }
  return { ok: false, errors };
}

function fieldCode(message: string): InquiryFieldCode {
  return inquiryFieldCodes.find((code) => code === message) ?? "required";
}
