import { fieldLabel } from "../../../src/cms/validation/field-label";
import { donations } from "../../../src/content-model/donations";

it.each([
  ["title", "en", "Title"],
  ["image.alt", "en", "Picture › Alternative text"],
  ["image.alt", "id", "Gambar › Teks alternatif"],
  ["tiers", "en", "Preset amounts"],
  ["tiers.1.amount", "en", "Preset amounts 2 › Amount in US dollars"],
  ["colour.red", "en", "colour › red"],
  ["", "en", ""],
] as const)("%s is shown in %s as %s", (field, language, label) => {
  expect(fieldLabel(donations.schema, field, language)).toBe(label);
});
