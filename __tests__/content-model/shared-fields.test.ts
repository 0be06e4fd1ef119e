import { z } from "zod";
import { group, list, number, optional, text, toggle } from "../../src/content-model/field";
import { picture } from "../../src/content-model/picture";
import { sharesAnything, withSharedFields } from "../../src/content-model/shared-fields";

const label = { en: "Label", id: "Label" };

const schema = z.strictObject({
  title: text({ label }),
  order: number({ label }),
  year: optional(number({ label })),
  author: text({ label, shared: true }),
  image: picture(),
  tiers: list(group({ amount: number({ label }), impact: optional(text({ label })) }, { label }), { label }),
  notes: list(text({ label }), { label }),
});

const original = {
  title: "Peat",
  order: 3,
  year: 2024,
  author: "Ayu",
  image: { src: "../images/a.jpg", alt: "A canal", focus: "50% 50%" },
  tiers: [{ amount: 25, impact: "one" }, { amount: 50 }],
  notes: ["first", "second"],
};

const translation = {
  title: "Gambut",
  image: { alt: "Sebuah kanal" },
  tiers: [{ impact: "satu" }, {}],
  notes: ["pertama"],
};

it("takes what is shared and was left out from the original, in groups and list items too", () => {
  expect(withSharedFields(schema, translation, original)).toEqual({
    data: {
      title: "Gambut",
      order: 3,
      year: 2024,
      author: "Ayu",
      image: { src: "../images/a.jpg", alt: "Sebuah kanal", focus: "50% 50%" },
      tiers: [{ amount: 25, impact: "satu" }, { amount: 50 }],
      notes: ["pertama"],
    },
    differences: [],
  });
});

it("takes no translated text from the original", () => {
  const { data } = withSharedFields(schema, { notes: [] }, original);
  expect(data).not.toHaveProperty("title");
  expect(data).toHaveProperty("notes", []);
});

it("keeps a picture without words a picture, so that the missing words are noticed", () => {
  const { data } = withSharedFields(schema, { title: "Gambut" }, original);
  expect(data).toHaveProperty("image", { src: "../images/a.jpg", focus: "50% 50%" });
});

it("leaves out an optional group that is all text", () => {
  const achievement = z.strictObject({
    achievement: optional(group({ figure: text({ label }) }, { label })),
  });
  expect(withSharedFields(achievement, {}, { achievement: { figure: "10" } }).data).toEqual({});
});

it("reports shared fields that say something else, and changes nothing", () => {
  const other = {
    ...translation,
    order: 4,
    image: { alt: "Sebuah kanal", src: "../images/b.jpg" },
    tiers: [{ amount: 25 }, { amount: 75 }],
  };
  const { data, differences } = withSharedFields(schema, other, original);
  expect(data).toMatchObject({ order: 4, image: { src: "../images/b.jpg" }, tiers: [{}, { amount: 75 }] });
  expect(differences).toEqual([
    { path: ["order"], found: 4, expected: 3 },
    { path: ["image", "src"], found: "../images/b.jpg", expected: "../images/a.jpg" },
    { path: ["tiers", 1, "amount"], found: 75, expected: 50 },
  ]);
});

it("reports a shared field that the original leaves out", () => {
  const { differences } = withSharedFields(
    schema,
    { ...translation, year: 2025 },
    { ...original, year: undefined },
  );
  expect(differences).toEqual([{ path: ["year"], found: 2025, expected: undefined }]);
});

it("reports lists of different lengths whose items share something, but not lists of text", () => {
  const tiers = [{ impact: "satu" }];
  const { differences } = withSharedFields(schema, { ...translation, tiers }, original);
  expect(differences).toEqual([{ path: ["tiers"], found: tiers, expected: original.tiers }]);
});

it("reports a list once whose items are in another order", () => {
  const tiers = [{ amount: 50, impact: "dua" }, { amount: 25 }];
  expect(withSharedFields(schema, { ...translation, tiers }, original).differences).toEqual([
    { path: ["tiers"], found: tiers, expected: original.tiers, isReordered: true },
  ]);
});

it("changes nothing without an original, or where one of both is no set of fields", () => {
  expect(withSharedFields(schema, translation, undefined)).toEqual({ data: translation, differences: [] });
  expect(withSharedFields(schema, "text", original)).toEqual({ data: "text", differences: [] });
  expect(withSharedFields(schema, { image: "a.jpg" }, original).data).toHaveProperty("image", "a.jpg");
});

it("does not change what it is given", () => {
  const before = structuredClone(translation);
  withSharedFields(schema, translation, original);
  expect(translation).toEqual(before);
});

it("knows which fields share anything", () => {
  expect(sharesAnything(schema.shape.title)).toBe(false);
  expect(sharesAnything(schema.shape.year)).toBe(true);
  expect(sharesAnything(schema.shape.image)).toBe(true);
  expect(sharesAnything(schema.shape.tiers)).toBe(true);
  expect(sharesAnything(schema.shape.notes)).toBe(false);
  expect(sharesAnything(optional(toggle({ label })))).toBe(true);
});
