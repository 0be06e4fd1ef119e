import type { ContentText } from "../../content-model/content-text";
import { copyFileAt, entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import type { Referrer } from "../../content-model/references";
import { formAddress } from "../files/form-address";
import { fieldLabel } from "./field-label";

/** An entry, page copy or settings that refer to another entry, described for the editor. */
export interface ReferringEntry {
  readonly title: string;
  /** Its kind and the fields that refer: `Article — Part of the project, Text`. */
  readonly place: string;
  /** Address of its form in the editors' area. */
  readonly form?: string;
}

/** Describes referrers for the editor: each entry once, with the referring fields of all its languages. */
export function referringEntries(referrers: readonly Referrer[], language: AdminLanguage): ReferringEntry[] {
  const byName = new Map(referrers.map((referrer) => [referrer.text.name, referrer]));
  return [...byName].map(([name, any]) => {
    const own = referrers.filter(({ text }) => text.name === name);
    const fields = own.map(({ text, reference }) => fieldLabel(text.schema, reference.field, language));
    const { text } = own.find((referrer) => referrer.text.language === language) ?? any;
    return describe(text, [...new Set(fields)].join(", "), language);
  });
}

function describe({ file, data }: ContentText, fields: string, language: AdminLanguage): ReferringEntry {
  const { collection } = entryFile(file) ?? {};
  const form = formAddress(file);
  if (!collection) return { title: copyFileAt(file)?.label[language] ?? file, place: fields, form };
  return { title: String(data.title), place: `${collection.singular[language]} — ${fields}`, form };
}
