// The facts about an inquiry that pages need. The schema is in another file, so that pages do not load Zod.

import { apiPath } from "./api-path";

/** Fields that a visitor fills in, in the order of the form. */
export const inquiryFields = ["name", "email", "company", "subject", "message"] as const;
export type InquiryField = (typeof inquiryFields)[number];

/** The longest accepted value of each field, in UTF-16 code units as `maxlength` counts them. */
export const inquiryLimits: Readonly<Record<InquiryField, number>> = {
  name: 100,
  email: 254,
  company: 120,
  subject: 150,
  message: 5000,
};

/** The subject in the query of the contact form's page, as long as is accepted: `?subject=General%20Inquiry`. */
export function requestedSubject(query: string): string | undefined {
  const subject = new URLSearchParams(query).get("subject")?.trim();
  return subject ? subject.slice(0, inquiryLimits.subject) : undefined;
}

/**
 * An e-mail address that can be replied to: what HTML's `type="email"` accepts, but with a top-level domain.
 * Internationalised domain names must be in Punycode (`xn--…`).
 */
export const answerableEmail =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/** Why a field is refused. The message is the interface string `forms:errors.<field>.<code>`. */
export const inquiryFieldCodes = ["required", "too_long", "characters", "invalid"] as const;
export type InquiryFieldCode = (typeof inquiryFieldCodes)[number];
export type InquiryErrors = Readonly<Partial<Record<InquiryField, InquiryFieldCode>>>;

/** Address to which the forms send an inquiry. */
export const inquiryAddress = apiPath("inquiries");

/** Name of the honeypot: a field that people do not see; an inquiry that fills it in is suspected spam. */
export const honeypotField = "website";

/** Minimum time between showing a form and sending it; anything faster is taken for a bot. */
export const minimumFillMilliseconds = 3000;
