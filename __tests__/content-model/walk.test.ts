import { z } from "zod";
import { group, list, number, optional, text } from "../../src/content-model/field";
import { picture } from "../../src/content-model/picture";
import { fieldsIn, translatedTexts } from "../../src/content-model/walk";

const label = { en: "Label", id: "Label" };

const schema = z.strictObject({
  title: text({ label }),
  year: optional(number({ label })),
  image: optional(picture()),
  tiers: list(group({ amount: number({ label }) }, { label }), { label }),
});

/** Every field as `path widget`. */
const visited = (data: unknown) => fieldsIn(schema, data).map(({ field, widget }) => `${field} ${widget}`);

it("visits every field that has a value, depth first", () => {
  const data = {
    title: "Peat",
    image: { src: "../images/a.jpg", alt: "A canal", caption: null },
    tiers: [{ amount: 25 }, { amount: 50 }],
  };
  expect(visited(data)).toEqual([
    "title string",
    "image group",
    "image.src imageFile",
    "image.alt alternative",
    "tiers list",
    "tiers.0 group",
    "tiers.0.amount number",
    "tiers.1 group",
    "tiers.1.amount number",
  ]);
});

it("hands over the value", () => {
  expect(fieldsIn(schema, { title: "Peat", tiers: [] }).map(({ value }) => value)).toEqual(["Peat", []]);
});

it("does not enter a value of the wrong type", () => {
  expect(visited({ image: "a.jpg", tiers: 3 })).toEqual(["image group", "tiers list"]);
  expect(visited(null)).toEqual([]);
});

it("finds the texts that languages do not share: nothing that is inside a shared field, and no blanks", () => {
  const links = z.strictObject({ links: list(text({ label }), { label, shared: true }), ...schema.shape });
  const data = {
    links: ["https://one.example"],
    title: " Peat ",
    image: { src: "../images/a.jpg", alt: " " },
  };
  expect(translatedTexts(links, data)).toMatchObject([{ field: "title", text: "Peat", widget: "string" }]);
  expect(fieldsIn(links, data).find(({ field }) => field === "links.0")?.shared).toBe(true);
});
