import type { z } from "zod";
import { fieldLabel } from "../../../src/cms/validation/field-label";
import { collections, copyFiles } from "../../../src/content-model/content-model";
import { donations } from "../../../src/content-model/donations";
import { structureOf } from "../../../src/content-model/walk";

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

/** The paths that lead through two lists or more. */
function pathsThroughLists(schema: z.ZodType, path = "", lists = 0): string[] {
  const { fields = {}, item } = structureOf(schema);
  const inside = Object.entries(fields).flatMap(([name, field]) =>
    pathsThroughLists(field, path === "" ? name : `${path}.${name}`, lists),
  );
  if (item) return pathsThroughLists(item, `${path}.0`, lists + 1);
  return inside.length === 0 && lists > 1 ? [path] : inside;
}

it("never counts two lists by the same word: nobody would find “People 4 › People 6”", () => {
  const labels = [...collections, ...copyFiles].flatMap(({ schema }) =>
    pathsThroughLists(schema).flatMap((path) =>
      (["en", "id"] as const).map((language) => fieldLabel(schema, path, language)),
    ),
  );
  expect(labels.length).toBeGreaterThan(0);
  const counted = labels.map((label) => label.split(" › ").filter((part) => part.endsWith(" 1")));
  expect(counted.filter((parts) => new Set(parts).size < parts.length)).toEqual([]);
});
