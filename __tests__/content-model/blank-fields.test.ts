import { z } from "zod";
import { withoutBlankFields } from "../../src/content-model/blank-fields";
import { group, list, number, optional, text, toggle } from "../../src/content-model/field";
import { picture } from "../../src/content-model/picture";

const label = { en: "Label", id: "Label" };

const schema = z.strictObject({
  title: text({ label }),
  subtitle: optional(text({ label })),
  year: optional(number({ label })),
  image: optional(picture()),
  contact: optional(group({ name: text({ label }), sample: optional(toggle({ label })) }, { label })),
  tiers: list(group({ amount: number({ label }), impact: optional(text({ label })) }, { label }), { label }),
});

it("leaves out optional fields that a form wrote as blank", () => {
  const blank = {
    title: "Peat",
    subtitle: " ",
    year: null,
    image: { src: "", alt: "", focus: null },
    contact: { name: "", sample: false },
    tiers: [{ amount: 25, impact: "" }],
  };
  expect(withoutBlankFields(schema, blank)).toEqual({ title: "Peat", tiers: [{ amount: 25 }] });
});

it("keeps everything that says something, and zero", () => {
  const image = { src: "", alt: "A canal" };
  const full = { title: "Peat", year: 0, image, contact: { name: "Ayu", sample: false }, tiers: [] };
  expect(withoutBlankFields(schema, full)).toEqual(full);
});

it("keeps what is wrong: blank required fields, unknown fields, other types", () => {
  const wrong = { title: "", extra: "", tiers: [{ amount: null }], image: "a.jpg" };
  expect(withoutBlankFields(schema, wrong)).toEqual(wrong);
  expect(withoutBlankFields(schema, "text")).toBe("text");
  expect(withoutBlankFields(schema, undefined)).toBeUndefined();
});
