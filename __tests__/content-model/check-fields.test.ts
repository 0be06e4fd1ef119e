import { z } from "zod";
import { appearance } from "../../src/content-model/appearance";
import { checkFields } from "../../src/content-model/check-fields";
import { date, group, list, number, optional, text } from "../../src/content-model/field";
import { demandsOfEach, withRules } from "../../src/content-model/rule";
import type { Fields } from "../../src/domain/record";

const label = { en: "Field", id: "Isian" };
const less = { en: "less than the width", id: "kurang dari lebarnya" };

const plank = group({ width: number({ label }), gap: number({ label }) }, { label });

const fields = z.strictObject({
  title: text({ label, max: 10 }),
  name: optional(text({ label })),
  opens: date({ label }),
  closes: date({ label }),
  planks: list(plank, { label, max: 3 }),
  notes: optional(list(text({ label }), { label, min: 2, max: 3 })),
  ...appearance,
});

type Jetty = z.output<typeof fields>;

const schema = withRules(
  fields,
  ({ opens, closes }: Jetty) =>
    closes > opens ? [] : [{ path: ["closes"], expected: { en: "after it opens", id: "setelah dibuka" } }],
  ({ planks }: Jetty) =>
    demandsOfEach(planks, ({ width, gap }, index) =>
      gap < width ? [] : [{ path: ["planks", index, "gap"], expected: less }],
    ),
  ({ title, name }: Jetty) =>
    title === name ? [{ path: ["name"], isMissing: true, expected: { en: "another", id: "lain" } }] : [],
);

const narrow = { width: 2, gap: 3 };
const right = {
  title: "Jetty",
  opens: "2031-01-02",
  closes: "2031-05-06",
  planks: [{ width: 3, gap: 2 }],
};

const read = (en: Fields, id?: Fields) => {
  const texts = { en: { ...right, ...en }, ...(id && { id }) };
  return checkFields(schema, texts, id ? "id" : "en", { fileExists: () => true });
};

const told = (en: Fields, id?: Fields) => read(en, id).problems.map(({ field }) => field);

it("tells nothing of what is right, and all of it can be read", () => {
  const { data, problems, readable } = read({});
  expect([data, problems]).toEqual([right, []]);
  expect(readable).toEqual(right);
});

it("tells what is wrong with fields and between them in one go, with found and expected", () => {
  const { problems } = read({ title: "A long title", length: 5, closes: "2030-01-02", planks: [narrow] });
  expect(problems.map(({ field, found, expected }) => `${field}: ${found} / ${expected}`)).toEqual([
    "title: a text of 12 characters / at most 10 characters",
    "length: 5 / no field of this name",
    'closes: "2030-01-02" / after it opens',
    "planks.0.gap: 3 / less than the width",
  ]);
});

it.each<[string, Fields, readonly string[]]>([
  ["of the wrong kind", { opens: 5, closes: "2030-01-02" }, ["opens"]],
  ["blank", { opens: "", closes: "2030-01-02" }, ["opens"]],
  ["missing", { opens: undefined, closes: "2030-01-02" }, ["opens"]],
  ["no such day", { opens: "2031-02-31", closes: "2030-01-02" }, ["opens"]],
  ["no list", { planks: "two" }, ["planks"]],
  ["no text, though it may be missing", { title: "Quay", name: 5 }, ["name"]],
])("asks no rule that needs a field that is %s", (_of, change, problems) => {
  expect(told(change)).toEqual(problems);
});

it("asks a rule of the other items of a list", () => {
  const planks = [narrow, "oak", { width: "wide", gap: 9 }, narrow];
  expect(told({ planks: planks.slice(0, 3) })).toEqual(["planks.1", "planks.2.width", "planks.0.gap"]);
  expect(told({ planks: planks.slice(1) })).toEqual(["planks.0", "planks.1.width", "planks.2.gap"]);
});

it("asks rules of a list that is too long, and of texts without the spaces around them", () => {
  const planks = [narrow, right.planks[0], right.planks[0], right.planks[0]];
  expect(told({ planks, title: " Jetty ", name: "Jetty  " })).toEqual(["planks", "planks.0.gap", "name"]);
});

it("tells that a list is too long or too short, whatever is wrong with its items", () => {
  expect(told({ notes: ["One", "", "Three", "Four"] })).toEqual(["notes.1", "notes"]);
  expect(told({ notes: [" "] })).toEqual(["notes.0", "notes"]);
  expect(told({ notes: ["One", "Two", "Three", 4] })).toEqual(["notes.3", "notes"]);
  expect(told({ planks: Array.from({ length: 4 }, () => ({ width: -1, gap: 2 })) })).toEqual([
    ...[0, 1, 2, 3].map((index) => `planks.${index}.width`),
    "planks",
  ]);
});

it("asks no rule that needs a shared value that differs from the other language's, and asks the others", () => {
  const id = { ...right, opens: "2032-01-02", planks: [narrow] };
  expect(told({ planks: [narrow] }, id)).toEqual(["planks.0.gap", "opens"]);
  expect(told({}, { ...id, closes: "2030-01-02" })).toEqual([
    ...["opens", "closes", "planks.0.width", "planks.0.gap"],
  ]);
});

it("reads of a text with problems what is right", () => {
  const planks = [narrow, "oak", { width: "wide", gap: 9 }];
  const notes = ["One", ""];
  const { data, readable } = read({ title: 5, length: 5, name: " A quay ", planks, notes });
  expect(data).toBeNull();
  expect(readable).toEqual({
    name: "A quay",
    opens: right.opens,
    closes: right.closes,
    planks: [narrow, {}, { gap: 9 }],
    notes: ["One", {}],
  });
});

it("does not lose an error of a rule itself", () => {
  const broken = withRules(z.strictObject({ title: text({ label }) }), () => {
    throw new RangeError("A rule with a mistake");
  });
  expect(() => checkFields(broken, { en: {} }, "en", { fileExists: () => true })).toThrow(RangeError);
});

describe("a draft", () => {
  const draft = { appearance: { draft: true } };

  it("is asked what is between its fields once it has all of them", () => {
    expect(told({ ...draft, title: "A long title", planks: [narrow] })).toEqual(["title", "planks.0.gap"]);
    expect(told({ ...draft, title: "A long title", opens: "", planks: [narrow] })).toEqual(["title"]);
    expect(read({ ...draft, opens: undefined, planks: [narrow] }).unfinished).toBeDefined();
  });

  it("without a title is told that one language is enough, and is sent to none", () => {
    const title = {
      ...{ field: "title", found: "nothing", expected: "a text that is not empty", isShared: true },
      sentence: "required; a title in one language is enough",
    };
    expect(read({ ...draft, title: "" }).problems).toEqual([title]);
  });

  it("may lack what a rule asks for", () => {
    expect(told({ ...draft, title: "A quay", name: "A quay" })).toEqual([]);
  });
});
