import { z } from "zod";
import { loadTranslators } from "../../src/cms/preview/preview-strings";
import { collections, copyFiles } from "../../src/content-model/content-model";
import { fieldInfo } from "../../src/content-model/field-info";
import { unwrap } from "../../src/content-model/walk";
import { signsOf } from "../../src/domain/units";
import type { TranslationKey } from "../../src/i18n/keys";
import { languageCodes } from "../setup/languages";

const definitions = [...collections, ...copyFiles];

/** Every field schema inside a schema, with its path. */
function allFields(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    return [[path, schema], ...allFields(inner.element as z.ZodType, `${path}[]`)];
  }
  if (!(inner instanceof z.ZodObject)) return [[path, schema]];
  const fields = Object.entries(inner.shape).flatMap(([name, field]) =>
    allFields(field as z.ZodType, `${path}.${name}`),
  );
  return [[path, schema], ...fields];
}

const fields = definitions.flatMap(({ typeName, schema }) => allFields(schema, typeName).slice(1));

it("has the collections that the specification names", () => {
  expect(collections.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["news", "projects", "donations", "resources"]),
  );
});

it("makes every field with a builder, labelled in both languages", () => {
  const unlabelled = fields.filter(([, schema]) => {
    const label = fieldInfo.get(schema)?.label;
    return !label?.en || !label.id;
  });
  expect(unlabelled.map(([path]) => path)).toEqual([]);
});

it("uses each name once: of collections and files, and of their types", () => {
  const names = definitions.map(({ typeName }) => typeName);
  expect(new Set(names).size).toBe(names.length);
  const addresses = collections.map((collection) => collection.path({ slug: "one", resource: "two" }));
  expect(new Set(addresses).size).toBe(collections.length);
});

it("means one shape by one type name", () => {
  const shapes = new Map<string, Set<string>>();
  for (const [, schema] of fields) {
    const name = fieldInfo.get(schema)?.typeName;
    if (name) shapes.set(name, (shapes.get(name) ?? new Set()).add(shapeOf(schema)));
  }
  expect([...shapes].filter(([, found]) => found.size > 1)).toEqual([]);
});

it("knows the signs of every unit that a field tells for a number", () => {
  const unitFields = fields.flatMap(([path, schema]) => {
    const unitIn = fieldInfo.get(schema)?.unitIn;
    return unitIn ? [path.replace(/\..*/, `.${unitIn}`)] : [];
  });
  const unknown = unitFields.filter((path) => {
    const unit = new Map(fields).get(path);
    return !(unit instanceof z.ZodEnum && unit.options.every((value) => signsOf(value).length > 0));
  });
  expect(unitFields).not.toEqual([]);
  expect(unknown).toEqual([]);
});

it("knows the unit of every number that is asked for in a currency", () => {
  const sums = fields.filter(([, schema]) => {
    const { label, widget } = fieldInfo.get(schema) ?? {};
    return widget === "number" && /rupiah|dollar/i.test(label?.en ?? "");
  });
  const bare = sums.filter(([, schema]) => signsOf(fieldInfo.get(schema)?.unit).length === 0);
  expect(sums).not.toEqual([]);
  expect(bare.map(([path]) => path)).toEqual([]);
});

it("has an interface string for every value that visitors read, which the editors' forms know", async () => {
  const keys = fields.flatMap(([, schema]) => {
    const { words } = fieldInfo.get(schema) ?? {};
    const inner = unwrap(schema);
    return words && inner instanceof z.ZodEnum ? inner.options.map((value) => `${words}.${value}`) : [];
  });
  expect(keys.length).toBeGreaterThan(0);
  const translators = await loadTranslators();
  for (const language of languageCodes) {
    const string = translators[language];
    expect(keys.filter((key) => string(key as TranslationKey) === key)).toEqual([]);
  }
});

it("refers only to collections that there are", () => {
  const targets = fields.flatMap(([, schema]) => fieldInfo.get(schema)?.collection ?? []);
  expect(targets.filter((target) => !collections.some(({ name }) => name === target))).toEqual([]);
});

function shapeOf(schema: z.ZodType): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options.join();
  return JSON.stringify(z.toJSONSchema(inner));
}
