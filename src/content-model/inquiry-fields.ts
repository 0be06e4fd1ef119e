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

/** Why a field is refused. Its words are `forms:errors.<field>.<code>` in the reader's language. */
export type InquiryFieldCode = "required" | "too_long" | "characters" | "invalid";
export type InquiryErrors = Readonly<Partial<Record<InquiryField, InquiryFieldCode>>>;

/** A field that people do not see and must leave empty. */
export const honeypotField = "website";

/** A form sent sooner than this after it was first shown was not filled in by a person. */
export const minimumFillMilliseconds = 3000;
