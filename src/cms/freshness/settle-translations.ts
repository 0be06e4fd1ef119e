import { isUnfinished } from "../../content-model/check-fields";
import { confirmedField, confirmedIn, withConfirmed, type Confirmed } from "../../content-model/freshness";
import { isLeftOut } from "../../content-model/left-out";
import { languageCodes, otherLanguages, type Language } from "../../domain/languages";
import { entryTexts, textPath, type DecapEntry } from "../decap-entry";
import { schemaOf } from "../validation/check-entry";

/**
 * What this page has saved as confirmed since a form was opened, by name of the entry (`news/peat-fire`) and by
 * language: Decap's form does not learn of it and still has what was confirmed when it was opened.
 */
export type SavedConfirmed = Map<string, Readonly<Partial<Record<Language, Confirmed>>>>;

/**
 * An entry with what is confirmed of its translations brought up to date, as it is to be saved.
 *
 * @param copiedFrom the language from which its form was filled in
 */
export function settleTranslations(
  entry: DecapEntry,
  saved: SavedConfirmed,
  copiedFrom?: Language,
): DecapEntry {
  const schema = schemaOf(entry);
  if (!schema) return entry;
  const known = saved.get(nameOf(entry)) ?? saved.get(newIn(entry)) ?? {};
  const form = entryTexts(entry);
  const written = languageCodes.flatMap((code) => {
    const fields = form[code];
    if (!fields || isLeftOut(schema, fields, code) || isUnfinished(schema, form, code)) return [];
    return [[code, known[code] ? { ...fields, [confirmedField]: known[code] } : fields] as const];
  });
  const texts = withConfirmed(schema, Object.fromEntries(written), copiedFrom);
  return otherLanguages.reduce((kept, code) => {
    const confirmed = texts[code]?.[confirmedField];
    return confirmed ? kept.setIn([...textPath(code), confirmedField], confirmed) : kept;
  }, entry);
}

/** Remembers what an entry that has just been saved holds as confirmed. */
export function rememberConfirmed(entry: DecapEntry, saved: SavedConfirmed): void {
  const texts = entryTexts(entry);
  saved.set(
    entry.get("newRecord") ? newIn(entry) : nameOf(entry),
    Object.fromEntries(otherLanguages.map((code) => [code, confirmedIn(texts[code] ?? {})])),
  );
}

/** A new entry has no name until it is saved. */
function newIn(entry: DecapEntry): string {
  return `${entry.get("collection")}/`;
}

function nameOf(entry: DecapEntry): string {
  return `${entry.get("collection")}/${entry.get("slug")}`;
}
