import { fieldLabel } from "../../../src/cms/validation/field-label";
import { donations } from "../../../src/content-model/donations";

it.each([
  ["title", "en", "Title"],
  ["image.alt", "en", "Picture › Alternative text"],
  ["image.alt", "id", "Gambar › Teks alternatif"],
  ["usd.tiers", "en", "Amounts in US dollars › Preset amounts"],
  ["idr.tiers.1.amount", "en", "Amounts in rupiah › Preset amounts 2 › Amount"],
  ["colour.red", "en", "colour › red"],
  ["", "en", ""],
] as const)("%s is shown in %s as %s", (field, language, label) => {
  expect(fieldLabel(donations.schema, field, language)).toBe(label);
});
