import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { ModelTypes } from "../../../src/build/schema/model-types";
import { setting, group, number, optional, reference, text } from "../../../src/content-model/field";

const build = {
  buildObjectType: (config: object) => config,
  buildEnumType: (config: object) => config,
} as unknown as NodePluginSchema;

const label = { en: "Label", id: "Keterangan" };
const name = text({ label });
const place = (fields: z.ZodRawShape) => group(fields, { label, typeName: "Place" });

/** The number of GraphQL types that a schema with two fields needs. */
function typesOf(one: z.ZodType, other: z.ZodType): number {
  const types = new ModelTypes(build);
  types.fields(z.strictObject({ one, other }), "Page");
  return types.all().length;
}

it("makes one type of groups with the same name and the same fields", () => {
  expect(
    typesOf(
      place({ name, part: reference("news", { label }) }),
      place({ name, part: reference("news", { label }) }),
    ),
  ).toBe(1);
});

it.each([
  ["another field", place({ name, height: number({ label }) })],
  ["a field of another type", place({ name: number({ label }) })],
  ["a field that may be left out", place({ name: optional(name) })],
  ["a choice", setting({ north: label }, { label, typeName: "Place" })],
])("refuses a second type of the same name with %s", (_case, other) => {
  expect(() => typesOf(place({ name }), other)).toThrow("The content model has two types named Place");
});

it("refuses a second choice of the same name with other values", () => {
  const direction = (value: string) => setting({ [value]: label }, { label, typeName: "Direction" });
  expect(typesOf(direction("north"), direction("north"))).toBe(1);
  expect(() => typesOf(direction("north"), direction("south"))).toThrow(
    "The content model has two types named Direction: north and south",
  );
});
