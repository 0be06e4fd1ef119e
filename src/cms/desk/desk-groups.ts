import { collections } from "../../content-model/content-model";
import type { ContentNote } from "../../content-model/content-note";
import { slugOf, textFor, type ContentText } from "../../content-model/content-text";
import { copyFileAt, entryFile } from "../../content-model/entry-file";
import { pictureFolder } from "../../content-model/field";
import { fileName } from "../../content-model/problem-text";
import type { Language } from "../../domain/languages";
import type { AdminWords } from "../admin-words";
import { contentFolder } from "../backend/read-content";
import { formAddress, listAddress } from "../files/form-address";
import { shownTitle } from "../texts/shown-figures";
import { deskLine, type DeskLine } from "./desk-line";

/** The groups of the desk, in their order: what is wrong, what waits, and what could be better. */
export const groupKinds = {
  wrong: [
    ...([
      "brokenReference",
      "noAlternative",
      "endingPermit",
      "endedPermit",
      "pastReview",
      "dueReview",
    ] as const),
    ...(["dayAhead", "pastDeadline", "otherEmail", "formerName"] as const),
    ...(["maintenance", "longMaintenance", "emptyCategory", "needlessRedirect"] as const),
  ],
  drafts: ["draft"],
  scheduled: ["scheduled"],
  translations: ["olderText", "untranslated", "noTranslation"],
  files: ["largeFile", "unusedFile"],
  better: ["typedFigure", "wordyAlternative"],
  samples: ["sample"],
} as const satisfies Readonly<Record<string, readonly ContentNote["kind"][]>>;

/** Name of a group of the desk. */
export type GroupName = keyof typeof groupKinds;

/** An entry, page copy, settings, a collection or a file, and what is to be done about it. */
export interface DeskItem {
  /** In the editor's language if there is one. */
  readonly title: string;
  readonly titleLanguage?: Language;
  /** Address of its form, or of the list of a collection. */
  readonly form?: string;
  /** Name of a stored picture, which the media library has. */
  readonly picture?: string;
  readonly lines: readonly DeskLine[];
}

/** What is to be done of one kind. */
export interface DeskGroup {
  readonly name: GroupName;
  readonly items: readonly DeskItem[];
}

/** The notes on the content by group and entry; groups without any are left out. */
export function deskGroups(
  notes: readonly ContentNote[],
  texts: readonly ContentText[],
  words: AdminWords,
): DeskGroup[] {
  return (Object.keys(groupKinds) as GroupName[]).flatMap((name) => {
    const kinds: readonly ContentNote["kind"][] = groupKinds[name];
    const own = notes.filter(({ kind }) => kinds.includes(kind));
    const keys = [...new Set(own.map(({ file }) => entryOf(file)))];
    const items = keys.map((key) => itemOf(key, own, texts, words));
    return items.length > 0 ? [{ name, items }] : [];
  });
}

/** What the files of an entry have in common: `news/peat-fire`; other files are by themselves. */
export function entryOf(file: string): string {
  const entry = entryFile(file);
  return entry ? `${entry.collection.name}/${entry.slug}` : file;
}

function itemOf(
  key: string,
  notes: readonly ContentNote[],
  texts: readonly ContentText[],
  words: AdminWords,
): DeskItem {
  const own = notes.filter(({ file }) => entryOf(file) === key);
  return { ...headOf(key, texts, words), lines: own.map((note) => deskLine(note, texts, words)) };
}

/** What the editor calls what has a key, and the address that leads there. */
export function headOf(
  key: string,
  texts: readonly ContentText[],
  words: AdminWords,
): Omit<DeskItem, "lines"> {
  const { language } = words;
  const collection = collections.find(({ name }) => name === key);
  if (collection) return { title: collection.label[language], form: listAddress(key) };
  const copyFile = copyFileAt(key);
  if (copyFile) return { title: copyFile.label[language], form: formAddress(key) };
  const own = texts.filter(({ name }) => name === key);
  const text = textFor(language, own);
  if (!text) {
    const name = fileName(key);
    return { title: name, ...(contentFolder + key === `${pictureFolder}/${name}` && { picture: name }) };
  }
  // a copy has the title of what was copied
  const isTwice = texts.some(({ name, data }) => name !== key && data.title === text.data.title);
  const mark = isTwice ? ` (${text.address ?? slugOf(text)})` : "";
  const title = shownTitle(text, texts, words) + mark;
  return { title, titleLanguage: text.language, form: formAddress(text.file) };
}
