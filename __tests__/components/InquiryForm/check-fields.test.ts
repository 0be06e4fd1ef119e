import { checkFields } from "../../../src/components/InquiryForm/check-fields";
import { checkInquiry } from "../../../src/domain/inquiry";
import { inquiryLimits } from "../../../src/domain/inquiry-fields";

const good = { name: "Sari", email: "sari@example.org", company: "", message: "Halo" };

/** The form as the page renders it, filled in with these values. */
function filledForm(values: typeof good): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `
    <input type="hidden" name="subject" value="Peat" />
    <input name="name" required /><input name="email" type="email" required />
    <input name="company" /><textarea name="message" required></textarea>`;
  for (const [name, value] of Object.entries(values)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  return form;
}

it.each([
  ["everything in order", {}, {}],
  [
    "nothing",
    { name: "", email: "", message: "" },
    { name: "required", email: "required", message: "required" },
  ],
  ["white space only", { name: "  ", message: "\n\t" }, { name: "required", message: "required" }],
  ["an address without a domain", { email: "dewi@" }, { email: "invalid" }],
  ["an address with a space in it", { email: "a b@example.org" }, { email: "invalid" }],
  ["an address at a name without a dot", { email: "ayu@x" }, { email: "invalid" }],
  ["an address without an ending", { email: "ayu@gmailcom" }, { email: "invalid" }],
  ["an address with an ending of its language", { email: "ayu@example.xn--p1ai" }, {}],
  ["a company", { company: "PT Contoh" }, {}],
  ["a name that is too long", { name: "a".repeat(inquiryLimits.name + 1) }, { name: "too_long" }],
  ["a name that just fits", { name: "a".repeat(inquiryLimits.name) }, {}],
  ["a company that is too long", { company: "a".repeat(inquiryLimits.company + 1) }, { company: "too_long" }],
  ["a message that is too long", { message: "a".repeat(inquiryLimits.message + 1) }, { message: "too_long" }],
])("says of %s what the server will say", (_case, changes, errors) => {
  const values = { ...good, ...changes };
  expect(checkFields(filledForm(values))).toEqual(errors);
  const answer = checkInquiry(values);
  expect(answer.ok ? {} : answer.errors).toEqual(errors);
});
