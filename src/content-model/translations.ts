import type { Fields } from "../domain/record";
import type { ContentText } from "./content-text";
import {
  confirmedField,
  olderTexts,
  untranslatedTexts,
  type OlderText,
  type TextsByLanguage,
  type UntranslatedText,
} from "./freshness";
import { isUnwritten } from "./left-out";

/** A text that stayed as it was when it changed in another language. */
export interface OlderContentText extends Omit<OlderText, "language"> {
  readonly text: ContentText;
}

/** The texts that are older than in another language, in their order. */
export function olderAmong(texts: readonly ContentText[]): OlderContentText[] {
  return foundIn(texts, olderTexts);
}

/** A text of which something is a mere copy of another language's. */
export interface UntranslatedContentText extends Omit<UntranslatedText, "language"> {
  readonly text: ContentText;
}

/** What is not translated yet of some texts, in their order. */
export function untranslatedAmong(texts: readonly ContentText[]): UntranslatedContentText[] {
  return foundIn(texts, untranslatedTexts);
}

/** What is found in the languages of each entry, page copy or settings, with the text of that language. */
function foundIn<Found extends { readonly language: string }>(
  texts: readonly ContentText[],
  find: (schema: ContentText["schema"], texts: TextsByLanguage) => readonly Found[],
) {
  return namesOf(texts).flatMap((own) =>
    find(own[0].schema, byLanguage(own)).flatMap(({ language, ...found }) =>
      own.filter((text) => text.language === language).map((text) => ({ ...found, text })),
    ),
  );
}

/** What is to be confirmed of the translations of a text: of all fields, or of those that may be. */
type Confirm = (schema: ContentText["schema"], texts: TextsByLanguage) => TextsByLanguage;

/** Confirms translations anew: the texts of all files that change by it, of a whole file each. */
export function confirmAmong(texts: readonly ContentText[], confirm: Confirm): ContentText[] {
  return namesOf(texts).flatMap((own) => {
    const confirmed = confirm(own[0].schema, byLanguage(own));
    const changed = own.filter(({ language, data }) => differs(confirmed[language], data));
    const files = new Set(changed.map(({ file }) => file));
    return own
      .filter(({ file }) => files.has(file))
      .map((text) => ({ ...text, data: confirmed[text.language] ?? text.data }));
  });
}

function differs(one: Fields | undefined, other: Fields): boolean {
  return JSON.stringify(one?.[confirmedField]) !== JSON.stringify(other[confirmedField]);
}

type OwnTexts = readonly [ContentText, ...ContentText[]];

/** The texts of each entry, page copy or settings together, without those that are still to be written. */
function namesOf(texts: readonly ContentText[]): OwnTexts[] {
  const byName = new Map<string, OwnTexts>();
  const written = texts.filter(({ schema, data }) => !isUnwritten(schema, data));
  for (const text of written) byName.set(text.name, [...(byName.get(text.name) ?? []), text] as OwnTexts);
  return [...byName.values()];
}

/** The fields of the texts of one entry, page copy or settings. */
export function byLanguage(own: readonly ContentText[]): TextsByLanguage {
  return Object.fromEntries(own.map(({ language, data }) => [language, data]));
}
