import type { ContentText } from "../../content-model/content-text";
import { isUnwritten } from "../../content-model/left-out";
import { writeTexts } from "../../content-model/write-texts";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import type { DataFile } from "../backend/decap-backend";
import { textsIn } from "../backend/read-content";
import { entryTexts, textPath, type DecapEntry } from "../decap-entry";
import type { EntryTexts } from "./entry-problems";

/**
 * A new entry with the title of another language in place of a missing one: Decap makes the entry's address of the title
 * in the default language.
 */
export function withBorrowedTitle(entry: DecapEntry): DecapEntry {
  const found = entry.get("newRecord") && titleOfAddress(entryTexts(entry));
  return found ? entry.setIn([...textPath(defaultLanguage), "title"], found.title) : entry;
}

/** The title that a new entry's address is made of: that of the first language that has one. */
export function titleOfAddress(texts: EntryTexts) {
  return languageCodes
    .map((language) => ({ language, title: texts[language]?.title }))
    .find((text): text is { language: Language; title: string } => hasWords(text.title));
}

const hasWords = (title: unknown) => typeof title === "string" && title.trim() !== "";

/** The files of an entry without a title that was borrowed, once the address is known. */
export function withoutBorrowedTitle(files: readonly DataFile[]): readonly DataFile[] {
  const texts = files.flatMap(({ path, raw }) => textsIn({ [path]: raw }));
  return files.map((file) => {
    const [text] = textsIn({ [file.path]: file.raw });
    if (text?.language !== defaultLanguage || !isBorrowed(text, texts)) return file;
    const [blank] = writeTexts([withTitle(text, "")]);
    return { ...file, raw: blank?.source ?? file.raw };
  });
}

function isBorrowed(text: ContentText, texts: readonly ContentText[]): boolean {
  const { title } = text.data;
  const hasTitle = (other: ContentText) => other.language !== text.language && other.data.title === title;
  return Boolean(title) && isUnwritten(text.schema, withTitle(text, "").data) && texts.some(hasTitle);
}

function withTitle(text: ContentText, title: string): ContentText {
  return { ...text, data: { ...text.data, title } };
}
