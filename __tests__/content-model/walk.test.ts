import { z } from "zod";
import { group, list, number, optional, text } from "../../src/content-model/field";
import { picture } from "../../src/content-model/picture";
import { visitFields } from "../../src/content-model/walk";

const label = { en: "Label", id: "Label" };

const schema = z.strictObject({
  title: text({ label }),
  year: optional(number({ label })),
  image: optional(picture()),
  tiers: list(group({ amount: number({ label }) }, { label }), { label }),
});

/** Every visited field as `path widget`. */
function visited(data: unknown): string[] {
  const visits: string[] = [];
  visitFields(schema, data, ({ widget }, _value, path) => visits.push(`${path.join(".")} ${widget}`));
  return visits;
}

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
  const values: unknown[] = [];
  visitFields(schema, { title: "Peat", tiers: [] }, (_info, value) => values.push(value));
  expect(values).toEqual(["Peat", []]);
});

it("does not enter a value of the wrong type", () => {
  expect(visited({ image: "a.jpg", tiers: 3 })).toEqual(["image group", "tiers list"]);
  expect(visited(null)).toEqual([]);
});
