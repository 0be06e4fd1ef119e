import { never, startOf, type Start } from "../../content-model/appearance";
import { isUnfinished } from "../../content-model/check-fields";
import { claims } from "../../content-model/claims";
import { fieldOf, type Collection } from "../../content-model/collection";
import { type ContentText, textFor, titleOf } from "../../content-model/content-text";
import { entryFile, entryPath } from "../../content-model/entry-file";
import { isUnwritten } from "../../content-model/left-out";
import { readTexts } from "../../content-model/read-texts";
import { byLanguage, olderAmong, untranslatedAmong } from "../../content-model/translations";
import { languageCodes, type Language } from "../../domain/languages";
import type { Fields } from "../../domain/record";
import type { AdminWords } from "../admin-words";
import type { LoadedFile } from "../backend/decap-backend";
import { pathInContent } from "../backend/read-content";
import { formAddress } from "../files/form-address";
import { titlesAmong, valueText } from "../files/value-text";
import { figureWithUnit } from "../texts/shown-figures";
import { fieldLabel } from "../validation/field-label";

/**
 * How far the text of a language is: `older` if another one has changed since, `untranslated` if it holds copies,
 * `unfinished` if it is a draft that lacks something.
 */
export type LanguageState = "done" | "unfinished" | "older" | "untranslated" | "missing" | "unreadable";

/** What happens to an entry: it is on the site, or will be one day, or a draft of it waits, also at the Git host. */
export type EntryStatus = "published" | "scheduled" | "draft" | "pending_review" | "pending_publish";

/** Of the entries that have a draft at the Git host, by name: `news/peat-fire`. */
export type Statuses = Readonly<Record<string, EntryStatus>>;

/** The value of a field by which a list is filtered and grouped. */
export interface Fact {
  /** The field's label. */
  readonly field: string;
  readonly value: string;
  /** What the form shows for the value; for a reference the entry's title. */
  readonly label: string;
  /** What stands in the entry's row: nothing for a switch that is off. */
  readonly inRow: string;
}

/** An entry in its list. */
export interface Row {
  /** Name of the entry: `news/peat-fire`. */
  readonly name: string;
  /** Address of its form. */
  readonly form: string;
  /** In the editor's language if there is one. */
  readonly title: string;
  readonly titleLanguage?: Language;
  /** Only of a claim: its value, with the unit. */
  readonly figure?: string;
  /** The value that orders the list. */
  readonly order?: string | number;
  readonly status: EntryStatus;
  /** Only if it is scheduled: the day on which it appears. */
  readonly appears?: Start;
  /** By field name. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly languages: readonly (readonly [Language, LanguageState])[];
}

/**
 * The rows of a collection's list.
 *
 * @param files the collection's, and those of the collections that its fields refer to
 * @param today a date such as `2026-11-23`
 */
export function entryRows(
  collection: Collection,
  files: readonly LoadedFile[],
  words: AdminWords,
  statuses: Statuses,
  today: string,
): Row[] {
  const paths = files.map(({ file }) => pathInContent(file.path));
  const texts = files.flatMap(({ data }, index) => readTexts(paths[index] ?? "", data));
  const states = statesOf(texts);
  const found = paths.map(entryFile).filter((entry) => entry?.collection === collection);
  return [...new Set(found.map((entry) => entry?.slug ?? ""))].map((slug) => {
    const name = `${collection.name}/${slug}`;
    const own = inEditorsLanguage(texts, name, words);
    const fields = sharedFields(texts, name);
    const order = fields[collection.list.order];
    const figure = collection === claims ? figureWithUnit(fields, words) : undefined;
    const start = startOf(fields);
    const inLanguages = start === never ? byLanguage(texts.filter((text) => text.name === name)) : {};
    const status = statuses[name] ?? statusAt(start, today);
    return {
      name,
      form: formAddress(entryPath(collection, slug, "")),
      title: own ? titleOf(own) : slug,
      ...(own && { titleLanguage: own.language }),
      ...(figure !== undefined && { figure }),
      ...((typeof order === "string" || typeof order === "number") && order !== "" && { order }),
      status,
      ...(status === "scheduled" && { appears: start }),
      facts: Object.fromEntries(factsOf(collection, fields, texts, words)),
      languages: languageCodes.map((code) => {
        const file = entryPath(collection, slug, code);
        if (!paths.includes(file)) return [code, "missing"];
        const text = texts.find((each) => each.file === file);
        if (text && isUnwritten(text.schema, text.data)) return [code, "missing"];
        if (inLanguages[code] && isUnfinished(collection.schema, inLanguages, code))
          return [code, "unfinished"];
        return [code, (text && states(text)) ?? "unreadable"];
      }),
    };
  });
}

function statusAt(start: Start, today: string): EntryStatus {
  if (start === never) return "draft";
  return start > today ? "scheduled" : "published";
}

/** Finds the state of each of some texts, all of which could be read. */
export function statesOf(texts: readonly ContentText[]): (text: ContentText) => LanguageState {
  const copies = untranslatedAmong(texts).map(({ text }) => text);
  const older = olderAmong(texts).map(({ text }) => text);
  return (text) => (copies.includes(text) ? "untranslated" : older.includes(text) ? "older" : "done");
}

/** An entry's text in the editor's language, otherwise in any. */
function inEditorsLanguage(texts: readonly ContentText[], name: string, { language }: AdminWords) {
  return textFor(
    language,
    texts.filter((text) => text.name === name),
  );
}

/** The fields of an entry, with those of the default language first: shared fields may be left out in others. */
function sharedFields(texts: readonly ContentText[], name: string): Fields {
  const own = languageCodes.flatMap((code) =>
    texts.filter((text) => text.name === name && text.language === code),
  );
  return Object.assign({}, ...own.toReversed().map(({ data }) => data)) as Fields;
}

function factsOf(
  collection: Collection,
  fields: Fields,
  texts: readonly ContentText[],
  words: AdminWords,
): (readonly [string, Fact])[] {
  return collection.list.by.flatMap((name) => {
    const info = fieldOf(collection, name);
    const value = fields[name] ?? (info?.widget === "boolean" ? false : undefined);
    const label = info && valueText(info, value, words, titlesAmong(texts, words));
    if (label === undefined) return [];
    const field = fieldLabel(collection.schema, name, words.language);
    const inRow = typeof value === "boolean" ? (value ? field : "") : label;
    return [[name, { field, value: typeof value === "string" ? value : label, label, inRow }] as const];
  });
}
