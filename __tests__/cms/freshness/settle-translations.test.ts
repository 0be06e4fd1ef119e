import type { DecapEntry } from "../../../src/cms/decap-entry";
import {
  rememberConfirmed,
  settleTranslations,
  type SavedConfirmed,
} from "../../../src/cms/freshness/settle-translations";
import {
  confirmedField,
  confirmedIn,
  olderTexts,
  untranslatedTexts,
  withConfirmed,
} from "../../../src/content-model/freshness";
import { news } from "../../../src/content-model/news";
import type { Fields } from "../../../src/domain/record";
import { decapEntry } from "../decap-entry";

const en = { title: "A boat", body: "It floats." };
const id = { title: "Perahu", body: "Mengapung." };

/** A form as Decap passes it, with an English and an Indonesian text. */
function form(english: Fields, indonesian?: Fields, head: Fields = {}): DecapEntry {
  const i18n = indonesian ? { id: { data: indonesian } } : {};
  return decapEntry({ collection: "news", slug: "boat", ...head, data: english, i18n });
}

const textsOf = (entry: DecapEntry) => {
  const { data = {}, i18n = {} } = entry.toJS();
  return { en: data, ...(i18n.id?.data ? { id: i18n.id.data } : {}) };
};

/** The texts that are older in a form once it is settled. */
const older = (entry: DecapEntry) => olderTexts(news.schema, textsOf(entry));

it("saves with a translation what it was made from", () => {
  const saved = textsOf(settleTranslations(form(en, id), new Map()));
  expect(saved.en).toEqual(en);
  expect(saved).toEqual(withConfirmed(news.schema, { en, id }));
});

it("leaves alone an entry in one language, and interface strings", () => {
  for (const entry of [form(en), form(en, id, { collection: "strings" })])
    expect(settleTranslations(entry, new Map())).toBe(entry);
});

it("knows in the same form what it has saved before", () => {
  const saved: SavedConfirmed = new Map();
  const { id: opened = {} } = withConfirmed(news.schema, { en, id });
  const both = form({ ...en, title: "A raft" }, { ...opened, title: "Rakit" });
  rememberConfirmed(settleTranslations(both, saved), saved);
  const later = form({ ...en, title: "A ferry" }, { ...opened, title: "Rakit" });
  expect(older(settleTranslations(later, saved))).toEqual([
    { language: "id", newer: "en", fields: ["title"] },
  ]);
  expect(older(settleTranslations(later, new Map()))).toEqual([]);
});

it("knows it of an entry that was new then, and whose form has never heard of it", () => {
  const saved: SavedConfirmed = new Map();
  rememberConfirmed(settleTranslations(form(en, id, { slug: "", newRecord: true }), saved), saved);
  expect(older(settleTranslations(form({ ...en, title: "A ferry" }, id), saved))).toEqual([
    { language: "id", newer: "en", fields: ["title"] },
  ]);
});

it("takes no text for older that a draft still lacked", () => {
  const draft = { appearance: { draft: true } };
  const parked = textsOf(
    settleTranslations(form({ title: en.title, ...draft }, { ...id, ...draft }), new Map()),
  );
  expect(parked.id).not.toHaveProperty(confirmedField);
  const written = settleTranslations(
    form(en, { ...id, [confirmedField]: parked.id?.[confirmedField] }),
    new Map(),
  );
  expect(older(written)).toEqual([]);
});

it("does not count a save that was refused", () => {
  const { id: opened = {} } = withConfirmed(news.schema, { en, id });
  const saved: SavedConfirmed = new Map();
  settleTranslations(form({ ...en, title: "A raft" }, { ...opened, title: "Rakit" }), saved);
  const again = settleTranslations(form({ ...en, title: "A ferry" }, { ...opened, title: "Rakit" }), saved);
  expect(older(again)).toEqual([]);
  expect(confirmedIn(textsOf(again).id ?? {})).not.toEqual(confirmedIn(opened));
});

it("knows what was only filled in, until it is translated", () => {
  const filledIn = textsOf(settleTranslations(form(id, id), new Map(), "id"));
  const translated = textsOf(settleTranslations(form({ ...id, title: en.title }, filledIn.id), new Map()));
  expect(untranslatedTexts(news.schema, translated).map(({ path }) => path)).toEqual(["body"]);
  expect(olderTexts(news.schema, translated)).toEqual([]);
});
