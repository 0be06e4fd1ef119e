import { fieldOf } from "../../content-model/collection";
import { collections } from "../../content-model/content-model";
import type { ContentNote } from "../../content-model/content-note";
import type { ContentText } from "../../content-model/content-text";
import { copyFileAt } from "../../content-model/entry-file";
import { markdownImage } from "../../content-model/markdown-references";
import { noteWords } from "../../content-model/note-words";
import { formatLanguage } from "../../domain/format";
import type { AdminWords } from "../admin-words";
import { formAddress, listAddress } from "../files/form-address";
import { fieldAddress } from "../files/open-field";
import { wordsNamed } from "../files/show-words";
import { valueText } from "../files/value-text";
import { isSharedAt } from "../validation/entry-problems";
import { fieldLabel } from "../validation/field-label";

/** Something to be done about an entry. */
export interface DeskLine {
  readonly text: string;
  /** Address of the form at the field that the line is about. */
  readonly form?: string;
}

/** Notes whose words say all: the field would add nothing. */
const aboutAll: readonly ContentNote["kind"][] = [
  "draft",
  "scheduled",
  "maintenance",
  "longMaintenance",
  "noTranslation",
];

/** Notes that name words or a link of a text. */
const namesWords: readonly ContentNote["kind"][] = ["typedFigure", "brokenReference", "sample", "formerName"];

/** The end of a switch's label that says by itself that something is a sample. */
const saysSample = /(contoh|samples?)$/i;

/** What the desk says of a note, and where it leads. */
export function deskLine(note: ContentNote, texts: readonly ContentText[], words: AdminWords): DeskLine {
  const { file, kind } = note;
  // in the list there is the button for a new entry
  if (kind === "emptyCategory")
    return {
      text: noteWords({ kind, found: categoryWords(note, words) }, words.language),
      form: listAddress(file),
    };
  const said = noteWords(note, words.language);
  const text = texts.find((each) => each.file === file);
  if (!text) return { text: said };
  const [code, path] = placeOf(note, text);
  const label = path && fieldLabel(text.schema, path, words.language);
  const language = isSharedAt(text.schema, path.split(".")) ? "" : formatLanguage(code, words.language);
  const place = [language, label].filter(Boolean).join(", ");
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
