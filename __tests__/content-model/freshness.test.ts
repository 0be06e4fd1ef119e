import fc from "fast-check";
import { z } from "zod";
import { checkFields } from "../../src/content-model/check-fields";
import { date, group, list, longText, optional, text } from "../../src/content-model/field";
import {
  confirmAll,
  confirmedIn,
  olderTexts,
  untranslatedTexts,
  withConfirmed,
} from "../../src/content-model/freshness";
import type { Fields } from "../../src/domain/record";

const label = { label: { en: "Label", id: "Label" } };
const schema = z.strictObject({
  title: text(label),
  day: date(label),
  lead: optional(longText(label)),
  steps: optional(list(group({ name: text(label), at: date(label) }, label), label)),
});

const en = {
  title: "A float",
  day: "2031-01-01",
  lead: "It floats.",
  steps: [{ name: "Go", at: "2031-01-02" }],
};
const id = { title: "Pelampung", lead: "Mengapung.", steps: [{ name: "Pergi" }] };
const start = withConfirmed(schema, { en, id });

/** The texts that are older once some fields have changed. */
const after = (english: Fields, indonesian: Fields = {}) =>
  olderTexts(schema, { en: { ...en, ...english }, id: { ...start.id, ...indonesian } });

const olderIndonesian = (...fields: string[]) => [{ language: "id", newer: "en", fields }];
const olderEnglish = (...fields: string[]) => [{ language: "en", newer: "id", fields }];

it("counts texts as confirmed of which nothing is known", () => {
  expect(olderTexts(schema, { en, id })).toEqual([]);
  expect(olderTexts(schema, start)).toEqual([]);
});

it("marks the language that stayed as it was, whichever that is", () => {
  expect(after({ title: "A buoy" })).toEqual(olderIndonesian("title"));
  expect(after({}, { lead: "Terapung." })).toEqual(olderEnglish("lead"));
  expect(after({ title: "A buoy" }, { lead: "Terapung." })).toEqual([
    ...olderIndonesian("title"),
    ...olderEnglish("lead"),
  ]);
});

it("looks into lists and groups, and at texts that come or go", () => {
  expect(after({ steps: [{ name: "Come", at: "2031-01-02" }] })).toEqual(olderIndonesian("steps"));
  expect(after({ lead: undefined })).toEqual(olderIndonesian("lead"));
  expect(after({ lead: "  " })).toEqual(olderIndonesian("lead"));
});

it("marks the language that lacks what is new in the other one, until somebody confirms", () => {
  const short = { ...en, lead: undefined };
  const texts = withConfirmed(schema, { en: short, id });
  expect(olderTexts(schema, texts)).toEqual(olderEnglish("lead"));
  expect(olderTexts(schema, { en: short, id })).toEqual(olderEnglish("lead"));
  expect(withConfirmed(schema, texts)).toEqual(texts);
  expect(olderTexts(schema, confirmAll(schema, texts))).toEqual([]);
  expect(olderTexts(schema, withConfirmed(schema, { ...texts, en }))).toEqual([]);
});

it("leaves alone what all languages share, and white space", () => {
  expect(after({ day: "2031-02-02", steps: [{ name: "Go", at: "2031-02-02" }] })).toEqual([]);
  expect(after({ title: " A  float\n" })).toEqual([]);
});

it("marks nothing any more when the change is taken back, or done in both languages", () => {
  expect(after({ title: "A float" })).toEqual([]);
  expect(after({ title: "A buoy" }, { title: "Boya" })).toEqual([]);
});

it("keeps a mark when something else is saved, until the other language follows or somebody confirms", () => {
  const stale = { en: { ...en, title: "A buoy" }, id: start.id };
  const saved = withConfirmed(schema, { ...stale, id: { ...start.id, lead: "Terapung." } });
  expect(olderTexts(schema, saved)).toEqual([...olderIndonesian("title"), ...olderEnglish("lead")]);
  const followed = withConfirmed(schema, { ...stale, id: { ...start.id, title: "Boya" } });
  expect(olderTexts(schema, followed)).toEqual([]);
  expect(olderTexts(schema, { ...followed, en: { ...en, title: "A can" } })).toEqual(
    olderIndonesian("title"),
  );
  expect(olderTexts(schema, confirmAll(schema, saved))).toEqual([]);
});

it("changes nothing in texts that nobody changed", () => {
  expect(withConfirmed(schema, start)).toEqual(start);
  expect(withConfirmed(schema, { en })).toEqual({ en });
});

it("does not mistake anything else for what was confirmed", () => {
  for (const confirmed of [null, "title", [], { title: 12 }, { title: "3f2a91bc" }])
    expect(confirmedIn({ confirmed })).toEqual({});
});

it("is no field of the model, which refuses other unknown ones", () => {
  const check = (fields: Fields) =>
    checkFields(schema, { en, id: fields }, "id", { fileExists: () => true }).problems;
  expect(check(start.id ?? {})).toEqual([]);
  expect(check({ ...start.id, confirm: {} })).toHaveLength(1);
});

it("tells any two texts apart that differ in more than white space", () => {
  const words = fc.string({ unit: "grapheme" });
  const plain = (value: string) => value.replace(/\s+/g, " ").trim();
  fc.assert(
    fc.property(words, words, (one, other) => {
      fc.pre(plain(one) !== "");
      const confirmed = withConfirmed(schema, { en: { title: one }, id: { title: "Sama" } });
      const changed = olderTexts(schema, { ...confirmed, en: { title: other } });
      expect(changed.length === 0).toBe(plain(one) === plain(other));
    }),
  );
});

it("does not call a text older because the other language got a copy of it", () => {
  expect(after({}, { title: en.title })).toEqual([]);
  expect(after({ title: id.title })).toEqual([]);
  const saved = withConfirmed(schema, { en, id: { ...start.id, title: en.title } });
  expect(olderTexts(schema, { ...saved, en: { ...en, title: "A buoy" } })).toEqual(olderIndonesian("title"));
});

describe("a copy of the other language", () => {
  const lead = "Melihat lumba-lumba dari jauh saja.";
  const written = { ...id, title: "Perahu", lead };
  const copied = withConfirmed(schema, { en: written, id: written }, "id");
  const pathsOf = (texts: Parameters<typeof untranslatedTexts>[1]) =>
    untranslatedTexts(schema, texts).map(({ path }) => path);

  it("is not translated yet, until each of its texts is, whichever language it is in", () => {
    const place = { language: "en", source: "id", isFilledIn: true };
    expect(untranslatedTexts(schema, copied)).toEqual(
      ["title", "lead", "steps.0.name"].map((path) => ({ ...place, path })),
    );
    const saved = withConfirmed(schema, { ...copied, en: { ...written, title: "A boat" } });
    expect(pathsOf(saved)).toEqual(["lead", "steps.0.name"]);
    const done = withConfirmed(schema, { en, id: saved.id ?? {} });
    expect(pathsOf(done)).toEqual([]);
  });

  it("makes nothing older when it is translated, but once it is, whatever changes alone does", () => {
    expect(olderTexts(schema, { ...copied, en })).toEqual([]);
    const done = withConfirmed(schema, { ...copied, en });
    expect(olderTexts(schema, done)).toEqual([]);
    expect(olderTexts(schema, { ...done, en: { ...en, title: "A buoy" } })).toEqual(olderIndonesian("title"));
  });

  it("is what somebody confirms as it is", () => {
    const confirmed = confirmAll(schema, copied);
    expect(pathsOf(confirmed)).toEqual([]);
    expect(withConfirmed(schema, confirmed)).toEqual(confirmed);
  });

  it("is known by its length where nobody said so, and its language is not", () => {
    const place = { language: "id", source: "en", isFilledIn: false };
    for (const texts of [{ en: written, id: written }, withConfirmed(schema, { en: written, id: written })])
      expect(untranslatedTexts(schema, texts)[0]).toEqual({ ...place, path: "lead" });
    expect(pathsOf({ en: { ...en, title: "Kopi" }, id: { ...id, title: "Kopi" } })).toEqual([]);
  });

  it("may take the place of a translation", () => {
    const over = withConfirmed(schema, { en, id: { ...start.id, ...en } }, "en");
    expect(pathsOf(over)).toEqual(["title", "lead", "steps.0.name"]);
    expect(olderTexts(schema, over)).toEqual([]);
  });
});
