import { existsSync } from "node:fs";
import path from "node:path";
import { copyFiles } from "../../content-model/content-model";
import { withWrong, type ContentText } from "../../content-model/content-text";
import { entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { copyText, entryText, readTexts } from "../../content-model/read-texts";
import { contentFiles } from "../validation/content-files";
import { readCopyFile } from "./read-copy-file";
import { readEntry, writtenFields } from "./read-entry";
import { readText } from "./read-text";
import { remembered } from "./remembered";

/** All texts of the content that fit the model: entries, page copy and settings. */
export function allTexts(contentRoot: string): ContentText[] {
  const entries = contentFiles(contentRoot).flatMap((file) => {
    const entry = entryFile(file);
    const data = entry && readEntry(contentRoot, entry).data;
    return entry && data ? [entryText(entry, data)] : [];
  });
  return [...entries, ...copyTexts(contentRoot)];
}

/** The texts of page copy and settings that fit the model. */
export function copyTexts(contentRoot: string): ContentText[] {
  return copyFiles.flatMap((copyFile) =>
    [...readCopyFile(contentRoot, copyFile).languages].flatMap(([language, data]) =>
      data ? [copyText(copyFile, language, data)] : [],
    ),
  );
}

/** The texts of page copy and settings, each with the fields that are right by themselves. */
export function readableCopies(contentRoot: string, wordsIn: AdminLanguage): ContentText[] {
  return copyFiles.flatMap((copyFile) =>
    [...readCopyFile(contentRoot, copyFile, wordsIn).checked].map(([language, { readable, problems }]) =>
      withWrong(copyText(copyFile, language, readable), problems),
    ),
  );
}

/** All texts as they are written: not checked, without shared values, with what was confirmed of translations. */
export function writtenTexts(contentRoot: string): ContentText[] {
  return contentFiles(contentRoot).flatMap((file) => writtenIn(contentRoot, file));
}

/** The texts of a file as they are written; none if it does not exist. */
export function writtenIn(contentRoot: string, file: string): ContentText[] {
  const absolute = path.join(contentRoot, file);
  const entry = entryFile(file);
  if (entry) {
    const { value } = writtenFields(absolute);
    return value ? [entryText(entry, value)] : [];
  }
  return remembered([absolute], () =>
    existsSync(absolute) ? readTexts(file, readText(absolute)) : [],
  );
}
