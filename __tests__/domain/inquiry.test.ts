import fc from "fast-check";
import { checkInquiry } from "../../src/domain/inquiry";
import { inquiryFields, inquiryLimits } from "../../src/domain/inquiry-fields";

const good = { name: "Sari", email: "sari@example.org", message: "Halo" };

test.each([
  ["no name", { name: "" }, { name: "required" }],
  ["a name of white space", { name: " \u00a0\t" }, { name: "required" }],
  ["a name of invisible characters", { name: "\u200b\u200d" }, { name: "required" }],
  ["a name of blank letters", { name: "\u3164 \u115f\uffa0" }, { name: "required" }],
  ["a name of empty Braille", { name: "\u2800" }, { name: "required" }],
  ["a name that is no text", { name: 7 }, { name: "required" }],
  ["a long name", { name: "x".repeat(inquiryLimits.name + 1) }, { name: "too_long" }],
  ["a line end in the name", { name: "Sari\nBcc: x@example.org" }, { name: "characters" }],
  ["a NUL in the name", { name: "Sa\u0000ri" }, { name: "characters" }],
  ["text turned around in the name", { name: "Sari\u202egnp.exe" }, { name: "characters" }],
  ["half a character in the name", { name: "Sari \ud83d" }, { name: "characters" }],
  ["no e-mail address", { email: undefined }, { email: "required" }],
  ["an incomplete e-mail address", { email: "sari@" }, { email: "invalid" }],
  ["an e-mail address without an ending", { email: "sari@gmailcom" }, { email: "invalid" }],
  ["an e-mail address at a name without a dot", { email: "ayu@x" }, { email: "invalid" }],
  ["an e-mail address with a one-letter ending", { email: "ayu@gmail.c" }, { email: "invalid" }],
  ["an e-mail address that ends with a dot", { email: "ayu@gmail." }, { email: "invalid" }],
  ["an e-mail address with two dots in a row", { email: "ayu@gmail..com" }, { email: "invalid" }],
  ["an e-mail address at a number", { email: "ayu@10.0.0.1" }, { email: "invalid" }],
  ["two e-mail addresses", { email: "a@example.org,b@example.org" }, { email: "invalid" }],
  [
    "a header in the e-mail address",
    { email: "a@example.org\r\nBcc: b@example.org" },
    { email: "characters" },
  ],
  ["a long e-mail address", { email: `${"x".repeat(250)}@example.org` }, { email: "too_long" }],
  ["a company that is no text", { company: ["x"] }, { company: "required" }],
  ["a long company", { company: "x".repeat(inquiryLimits.company + 1) }, { company: "too_long" }],
  ["a header in the subject", { subject: "Hi\nBcc: x@example.org" }, { subject: "characters" }],
  ["no message", { message: "\n" }, { message: "required" }],
  ["a bell in the message", { message: "Ding\u0007" }, { message: "characters" }],
  ["a long message", { message: "x".repeat(inquiryLimits.message + 1) }, { message: "too_long" }],
])("refuses %s", (_name, change, errors) => {
  expect(checkInquiry({ ...good, ...change })).toEqual({ ok: false, errors });
});

test.each([
  "ayu@gmail.com",
  "ayu.lestari+tajuk@sub.domain.co.id",
  "o'hara@xn--mnchen-3ya.de",
  "ayu@example.xn--p1ai",
  "AYU@EXAMPLE.MUSEUM",
])("accepts the e-mail address %s", (email) => {
  expect(checkInquiry({ ...good, email })).toEqual({ ok: true, inquiry: { ...good, email } });
});

test("reports every refused field at once", () => {
  expect(checkInquiry({})).toEqual({
    ok: false,
    errors: { name: "required", email: "required", message: "required" },
  });
});

test.each([null, undefined, 3, "name=Sari", [], [good]])("refuses %p, which is no form", (input) => {
  expect(checkInquiry(input).ok).toBe(false);
});

test("takes blank optional fields for not given, and drops unknown ones", () => {
  expect(checkInquiry({ ...good, company: "", subject: "  ", admin: true })).toEqual({
    ok: true,
    inquiry: good,
  });
});

test("keeps what languages need: emoji, joiners, other scripts, tabs and line ends in the message", () => {
  const given = { name: "நிலா 👩‍🌾 ᮞᮥᮔ᮪ᮓ", email: "nila@example.org", message: "a\tb\r\nc\rd" };
  expect(checkInquiry(given)).toEqual({ ok: true, inquiry: { ...given, message: "a\tb\nc\nd" } });
});

test("writes each character one way and trims", () => {
  const result = checkInquiry({ ...good, name: "  Jose\u0301 " });
  expect(result).toEqual({ ok: true, inquiry: { ...good, name: "José" } });
});

test("the longest values are accepted", () => {
  const longest = {
    name: "n".repeat(inquiryLimits.name),
    email: "@example.org".padStart(inquiryLimits.email, "e"),
    company: "c".repeat(inquiryLimits.company),
    subject: "s".repeat(inquiryLimits.subject),
    message: "m".repeat(inquiryLimits.message),
  };
  expect(checkInquiry(longest)).toEqual({ ok: true, inquiry: longest });
});

test("whatever is accepted is clean, bounded and accepted again unchanged", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.constant(undefined),
  );
  const form = fc.record({
    name: text,
    email: fc.oneof(fc.emailAddress(), text),
    company: text,
    subject: text,
    message: text,
  });
  let accepted = 0;
  fc.assert(
    fc.property(form, (input) => {
      const result = checkInquiry(input);
      if (!result.ok) return Object.keys(result.errors).length > 0;
      accepted += 1;
      const { message, ...lines } = result.inquiry;
      expect(checkInquiry(result.inquiry)).toEqual(result);
      expect(Object.values(lines).join("")).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
      expect(message).not.toMatch(/[^\P{Cc}\n\t]/u);
      return inquiryFields.every((field) => (result.inquiry[field] ?? "").length <= inquiryLimits[field]);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
