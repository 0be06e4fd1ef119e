import type { DecapEntry } from "../../../src/cms/decap-entry";
import { settleTranslations } from "../../../src/cms/freshness/settle-translations";
import {
  confirmedField,
  olderTexts,
  untranslatedTexts,
  withConfirmed,
} from "../../../src/content-model/freshness";
import { news } from "../../../src/content-model/news";
import { readTexts } from "../../../src/content-model/read-texts";
import type { Fields } from "../../../src/domain/record";
import { markdownEntry } from "../../build/content-tree";
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
  const saved = textsOf(settleTranslations(form(en, id), []));
  expect(saved.en).toEqual(en);
  expect(saved).toEqual(withConfirmed(news.schema, { en, id }));
});

it("leaves alone an entry in one language, and interface strings", () => {
  for (const entry of [form(en), form(en, id, { collection: "strings" })])
    expect(settleTranslations(entry, [])).toBe(entry);
});

/** Two texts as they are stored once they are confirmed to say the same. */
const stored = (english: Fields, indonesian: Fields) =>
  Object.entries(withConfirmed(news.schema, { en: english, id: indonesian })).flatMap(([code, fields]) =>
    readTexts(`news/boat.${code}.md`, markdownEntry(fields)),
  );

it("knows what was saved since its form was opened", () => {
  const { id: opened = {} } = withConfirmed(news.schema, { en, id });
  const later = form({ ...en, title: "A ferry" }, { ...opened, title: "Rakit" });
  const saved = stored({ ...en, title: "A raft" }, { ...id, title: "Rakit" });
  expect(older(settleTranslations(later, saved))).toEqual([
    { language: "id", newer: "en", fields: ["title"] },
  ]);
  // of what somebody else has saved, nothing is confirmed for this form
  expect(older(settleTranslations(later, []))).toEqual([]);
});

it("knows what is stored where its form, or a backup of it, has never heard of it", () => {
  expect(older(settleTranslations(form({ ...en, title: "A ferry" }, id), stored(en, id)))).toEqual([
    { language: "id", newer: "en", fields: ["title"] },
  ]);
});

it("takes no text for older that a draft still lacked", () => {
  const draft = { appearance: { draft: true } };
  const parked = textsOf(settleTranslations(form({ title: en.title, ...draft }, { ...id, ...draft }), []));
  expect(parked.id).not.toHaveProperty(confirmedField);
  const written = settleTranslations(form(en, { ...id, [confirmedField]: parked.id?.[confirmedField] }), []);
  expect(older(written)).toEqual([]);
});

it("knows what was only filled in, until it is translated", () => {
  const filledIn = textsOf(settleTranslations(form(id, id), [], "id"));
  const translated = textsOf(settleTranslations(form({ ...id, title: en.title }, filledIn.id), []));
  expect(untranslatedTexts(news.schema, translated).map(({ path }) => path)).toEqual(["body"]);
  expect(olderTexts(news.schema, translated)).toEqual([]);
});
