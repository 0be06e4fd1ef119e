import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import { copyFileAt, entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import type { Referrer } from "../../content-model/references";
import { formAddress } from "../files/form-address";
import { fieldLabel } from "./field-label";
import { toldApart } from "./told-apart";

/** An entry, page copy or settings that refer to another entry, described for the editor. */
export interface ReferringEntry {
  /** Followed by its address where another one has the same. */
  readonly title: string;
  /** Its kind and the fields that refer: `Article — Part of the project, Text`. */
  readonly place: string;
  /** Address of its form in the editors' area. */
  readonly form?: string;
  /** Whether it states a fact by that, which cannot be led to another entry. */
  readonly hasFact?: boolean;
}

/**
 * Describes referrers for the editor: each entry once, with the referring fields of all its languages.
 *
 * @param texts among which its title is, in the editor's language also where that text refers to nothing itself
 */
export function referringEntries(
  referrers: readonly Referrer[],
  texts: readonly ContentText[],
  language: AdminLanguage,
): ReferringEntry[] {
  const byName = new Map(referrers.map((referrer) => [referrer.text.name, referrer]));
  const described = [...byName].map(([name, any]) => {
    const own = referrers.filter(({ text }) => text.name === name);
    const fields = own.map(({ text, reference }) => fieldLabel(text.schema, reference.field, language));
    const versions = texts.filter((text) => text.name === name);
    const text = textFor(language, versions) ?? any.text;
    const said = describe(text, [...new Set(fields)].join(", "), language);
    return { text, ...said, ...(own.some(({ reference }) => reference.isFact) && { hasFact: true }) };
  });
  return described.map(({ text: { file, data }, title, ...rest }) => {
    const entry = entryFile(file);
    const address = entry?.collection.path({ ...data, slug: entry.slug }) ?? file;
    return { title: toldApart(title, address, described), ...rest };
  });
}

function describe(text: ContentText, fields: string, language: AdminLanguage): ReferringEntry {
  const { file } = text;
  const { collection } = entryFile(file) ?? {};
  const form = formAddress(file);
  if (!collection) return { title: copyFileAt(file)?.label[language] ?? file, place: fields, form };
  return { title: titleOf(text), place: `${collection.singular[language]} — ${fields}`, form };
}
