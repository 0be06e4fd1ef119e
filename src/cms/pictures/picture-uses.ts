import type { ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { referencesOf } from "../../content-model/references";
import { referringEntries, type ReferringEntry } from "../validation/referring-entries";

/** A stored picture and what shows it. */
export interface PictureUse {
  /** Path relative to `content/`. */
  readonly file: string;
  readonly entries: readonly ReferringEntry[];
}

/** What shows each of some pictures; those that nothing shows come first. */
export function pictureUses(
  files: readonly string[],
  texts: readonly ContentText[],
  language: AdminLanguage,
): PictureUse[] {
  const referrers = texts.flatMap((text) => referencesOf(text).map((reference) => ({ text, reference })));
  const usesOf = (file: string) => ({
    file,
    entries: referringEntries(
      referrers.filter(({ reference }) => reference.target === file),
      texts,
      language,
    ),
  });
  return files.map(usesOf).sort((a, b) => Number(a.entries.length > 0) - Number(b.entries.length > 0));
}
