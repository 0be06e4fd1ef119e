import { z } from "zod";
import { withoutBlankFields } from "../../src/content-model/blank-fields";
import { group, list, number, optional, text } from "../../src/content-model/field";
import { picture } from "../../src/content-model/picture";

const label = { en: "Label", id: "Label" };

const schema = z.strictObject({
  title: text({ label }),
  subtitle: optional(text({ label })),
  year: optional(number({ label })),
  image: optional(picture()),
  tiers: list(group({ amount: number({ label }), impact: optional(text({ label })) }, { label }), { label }),
});

it("leaves out optional fields that a form wrote as blank", () => {
  const blank = {
    title: "Peat",
    subtitle: " ",
    year: null,
    image: { src: "", alt: "", focus: null },
    tiers: [{ amount: 25, impact: "" }],
  };
  expect(withoutBlankFields(schema, blank)).toEqual({ title: "Peat", tiers: [{ amount: 25 }] });
});

it("keeps everything that says something, and zero", () => {
  const full = { title: "Peat", year: 0, image: { src: "", alt: "A canal" }, tiers: [] };
  expect(withoutBlankFields(schema, full)).toEqual(full);
});

it("keeps what is wrong: blank required fields, unknown fields, other types", () => {
  const wrong = { title: "", extra: "", tiers: [{ amount: null }], image: "a.jpg" };
  expect(withoutBlankFields(schema, wrong)).toEqual(wrong);
  expect(withoutBlankFields(schema, "text")).toBe("text");
  expect(withoutBlankFields(schema, undefined)).toBeUndefined();
});
