import type { z } from "zod";
import { languageCodes, type Language } from "../domain/languages";
import { isRecord, type Fields } from "../domain/record";
import type { CopyFile } from "./collection";
import { copyFileAt, copyFilePath, entryFile, entryPath, type EntryFile } from "./entry-file";
import { parseCopyFile, parseMarkdownEntry } from "./file-text";
import { isUnwritten } from "./left-out";
import type { Problem } from "./problem-text";

/** One language version of a file in `content/`: of an entry, page copy or settings. */
export interface ContentText {
  /** Path of the file relative to `content/`. */
  readonly file: string;
  readonly language: Language;
  /** Name of the text, the same in every language: `news/peat-fire`, `pages/home`. */
  readonly name: string;
  /** Only for entries that have a page: its address in the default language. */
  readonly address?: string;
  /** Only for entries: anchors of the page that links may use. */
  readonly sections?: readonly string[];
  readonly schema: z.ZodObject;
  readonly data: Fields;
  /** Only of a text that was checked: its fields that are wrong, which `data` may lack. */
  readonly wrong?: readonly string[];
}

/** An entry as a {@link ContentText}. */
export function entryText(entry: EntryFile, data: Fields): ContentText {
  const { collection, slug, language } = entry;
  return {
    file: entryPath(collection, slug, language),
    language,
    name: nameOf(entry),
    ...(collection.hasPage({ ...data, slug }) && { address: collection.path({ ...data, slug }) }),
    sections: collection.sections ?? [],
    schema: collection.schema,
    data,
  };
}

/** A text that was checked, with its fields that are wrong. */
export function withWrong(text: ContentText, problems: readonly Pick<Problem, "field">[]): ContentText {
  return { ...text, wrong: problems.map(({ field }) => field) };
}

/** Name of an entry, the same in every language: `news/peat-fire`. */
export function nameOf({ collection, slug }: Pick<EntryFile, "collection" | "slug">): string {
  return `${collection.name}/${slug}`;
}

/** What editors call a text: its title, otherwise its name. */
export function titleOf({ data, name }: Pick<ContentText, "data" | "name">): string {
  return typeof data.title === "string" && data.title !== "" ? data.title : name;
}

/** Of the texts of an entry the one in a language, otherwise the first; one that is still to be written only if all are. */
export function textFor(language: string, texts: readonly ContentText[]): ContentText | undefined {
  const written = texts.filter(({ schema, data }) => !isUnwritten(schema, data));
  return written.find((text) => text.language === language) ?? written[0] ?? texts[0];
}

/** The slug of an entry's text. */
export function slugOf({ name }: Pick<ContentText, "name">): string {
  return name.slice(name.indexOf("/") + 1);
}

/** One language of page copy or settings as a {@link ContentText}. */
export function copyText(copyFile: CopyFile, language: Language, data: Fields): ContentText {
  const file = copyFilePath(copyFile);
  return { file, language, name: file.replace(/\.json$/, ""), schema: copyFile.schema, data };
}

/**
 * Parses a file, given its path relative to `content/` and its source: one text for an entry, one per
 * language for page copy and settings. Empty if the file is none of these or cannot be parsed.
 */
export function readTexts(file: string, source: string): ContentText[] {
  try {
    const entry = entryFile(file);
    if (entry) return [entryText(entry, parseMarkdownEntry(source))];
    const copyFile = copyFileAt(file);
    if (!copyFile) return [];
    const data = parseCopyFile(source);
    return languageCodes.flatMap((language) => {
      const fields = data[language];
      return isRecord(fields) ? [copyText(copyFile, language, fields)] : [];
    });
  } catch {
    return [];
  }
}
