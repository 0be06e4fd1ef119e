// What pages need to know of an inquiry, without the schema and its library.

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

/**
 * An e-mail address that can be answered: what HTML's `type="email"` accepts, at a domain with an ending.
 * A domain in another script is spelt `xn--…`.
 */
export const answerableEmail =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/** Why a field is refused. Its words are `forms:errors.<field>.<code>` in the reader's language. */
export type InquiryFieldCode = "required" | "too_long" | "characters" | "invalid";
export type InquiryErrors = Readonly<Partial<Record<InquiryField, InquiryFieldCode>>>;

/** A field that people do not see and must leave empty. */
export const honeypotField = "website";

/** A form sent sooner than this after it was first shown was not filled in by a person. */
export const minimumFillMilliseconds = 3000;
