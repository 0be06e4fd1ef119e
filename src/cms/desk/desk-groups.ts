import { fieldOf } from "../../content-model/collection";
import { collections } from "../../content-model/content-model";
import type { ContentNote } from "../../content-model/content-note";
import { textFor, type ContentText } from "../../content-model/content-text";
import { copyFileAt, entryFile } from "../../content-model/entry-file";
import { pictureFolder } from "../../content-model/field";
import { markdownImage } from "../../content-model/markdown-references";
import { noteWords } from "../../content-model/note-words";
import { fileName } from "../../content-model/problem-text";
import { formatLanguage } from "../../domain/format";
import type { Language } from "../../domain/languages";
import { contentFolder } from "../backend/read-content";
import type { AdminWords } from "../config/field";
import { formAddress } from "../files/form-address";
import { fieldAddress } from "../files/open-field";
import { wordsNamed } from "../files/show-words";
import { valueText } from "../files/value-text";
import { shownTitle } from "../texts/shown-figures";
import { fieldLabel } from "../validation/field-label";

/** The groups of the desk, in their order: what is wrong, what waits, and what could be better. */
export const groupKinds = {
  wrong: [
    ...(["brokenReference", "noAlternative", "endingPermit", "pastReview", "dueReview"] as const),
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

/** Something to be done about an entry. */
export interface DeskLine {
  readonly text: string;
  /** Address of the form at the field that the line is about. */
  readonly form?: string;
}

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
  return { ...headOf(key, texts, words), lines: own.map((note) => lineOf(note, texts, words)) };
}

/** What the editor calls what has a key, and the address that leads there. */
export function headOf(
  key: string,
  texts: readonly ContentText[],
  words: AdminWords,
): Omit<DeskItem, "lines"> {
  const { language } = words;
  const collection = collections.find(({ name }) => name === key);
  if (collection) return { title: collection.label[language], form: `#/collections/${key}` };
  const copyFile = copyFileAt(key);
  if (copyFile) return { title: copyFile.label[language], form: formAddress(key) };
  const own = texts.filter(({ name }) => name === key);
  const text = textFor(language, own);
  if (!text) {
    const name = fileName(key);
    return { title: name, ...(contentFolder + key === `${pictureFolder}/${name}` && { picture: name }) };
  }
  const title = shownTitle(text, texts, words);
  return { title, titleLanguage: text.language, form: formAddress(text.file) };
}

/** Notes whose words say all: the field would add nothing. */
const aboutAll: readonly ContentNote["kind"][] = [
  ...(["draft", "scheduled", "maintenance", "longMaintenance", "emptyCategory", "noTranslation"] as const),
];

/** Notes that name words or a link of a text. */
const namesWords: readonly ContentNote["kind"][] = ["typedFigure", "brokenReference", "sample"];

/** The end of a switch's label that says by itself that something is a sample. */
const saysSample = /(contoh|samples?)$/i;

function lineOf(note: ContentNote, texts: readonly ContentText[], words: AdminWords): DeskLine {
  const { file, kind } = note;
  const category = kind === "emptyCategory" ? categoryWords(note, words) : note.found;
  const said = noteWords({ kind, found: category }, words.language);
  // in the list there is the button for a new entry
  if (kind === "emptyCategory") return { text: said, form: `#/collections/${file}` };
  const text = texts.find((each) => each.file === file);
  if (!text) return { text: said };
  const [code, path] = placeOf(note, text);
  const label = path && fieldLabel(text.schema, path, words.language);
  const place = [formatLanguage(code, words.language), label].filter(Boolean).join(", ");
  const rest = kind === "sample" && saysSample.test(label) ? said.replace(/^[^“:]+: /, "") : said;
  return {
    text: aboutAll.includes(kind) ? said : `${place}: ${rest}`,
    form: formAt(note, path, code),
  };
}

/** The form at the field that a note is about: of a text that is missing, at its title. */
function formAt(note: ContentNote, path: string, code: string): string {
  const form = formAddress(note.file);
  if (note.kind === "noTranslation") return fieldAddress(form, "title", note.found);
  return path ? fieldAddress(form, path, code, wordsAt(note)) : form;
}

/** What a note names in its field. */
function wordsAt({ kind, found, picture }: ContentNote): string {
  if (picture) return markdownImage({ src: picture, alt: kind === "wordyAlternative" ? found : "" });
  return namesWords.includes(kind) ? wordsNamed(found) : "";
}

/** The language and the path of a note's field: a file of page copy or settings has all languages inside. */
function placeOf({ field, file }: ContentNote, text: ContentText): [code: string, path: string] {
  if (!copyFileAt(file)) return [text.language, field];
  const [code = "", ...keys] = field.split(".");
  return [code, keys.join(".")];
}

function categoryWords({ file, field, found }: ContentNote, words: AdminWords): string {
  const collection = collections.find(({ name }) => name === file);
  const info = collection && fieldOf(collection, field);
  return (info && valueText(info, found, words)) ?? found;
}
