import path from "node:path";
import { formAddress } from "../../cms/files/form-address";
import { fieldLabel } from "../../cms/validation/field-label";
import { titleOf } from "../../content-model/content-text";
import { copyFileAt, entryFile, entryPath } from "../../content-model/entry-file";
import type { AdminLanguage, Bilingual } from "../../content-model/field-info";
import { problemSentence } from "../../content-model/problem-text";
import { readTexts } from "../../content-model/read-texts";
import { formatLanguage } from "../../domain/format";
import { languageCodes } from "../../domain/languages";
import { readable } from "../content/attempt";
import { contentRoot } from "../content/content-root";
import { readText } from "../content/read-text";
import { problemLine, type ContentProblem } from "./content-problem";

/** A problem of the content as the editors' area tells it. */
export interface EditorProblem {
  /** For a developer. */
  readonly line: string;
  /** Which field of what, and what is wrong with it. */
  readonly words: Bilingual;
  /** Address of the form in the editors' area; missing if the file has none. */
  readonly form?: string;
}

/** What a form cannot mend. */
const technical = {
  damaged: {
    en: (at: string) =>
      `this file is damaged and cannot be read${at && ` at line ${at}`}. Restore it from its history`,
    id: (at: string) =>
      `berkas ini rusak dan tidak terbaca${at && ` di baris ${at}`}. Pulihkan dari riwayatnya`,
  },
  misnamed: {
    en: () => "the name of its file does not fit. Ask a developer",
    id: () => "nama berkasnya tidak sesuai. Hubungi pengembang",
  },
} satisfies Readonly<Record<string, Readonly<Record<AdminLanguage, (line: string) => string>>>>;

/** The line that a parser names: `(12:1)` for YAML, `line 12` for JSON. */
const lineIn = (found: string) => /(?:\(|line )(\d+)/.exec(found)?.[1] ?? "";

/** Fields of problems that are about a file's name. */
const nameFields = ["file name", "slug"];

/**
 * Problems of a project's content, in the words of the editors' area.
 *
 * @param english the problems, told in English
 * @param indonesian the same ones in Indonesian
 */
export function editorProblems(
  directory: string,
  english: readonly ContentProblem[],
  indonesian: readonly ContentProblem[],
): EditorProblem[] {
  return english.map((problem, index) => ({
    line: problemLine(problem),
    words: {
      en: sentence(directory, problem, "en"),
      id: sentence(directory, indonesian[index] ?? problem, "id"),
    },
    ...(hasForm(problem.file) && { form: formAddress(problem.file) }),
  }));
}

const isStrings = (file: string) => file.startsWith("../locales/");

const hasForm = (file: string) => entryFile(file) !== null || copyFileAt(file) !== null || isStrings(file);

function sentence(directory: string, problem: ContentProblem, language: AdminLanguage): string {
  const { file, field, expected } = problem;
  const kind = expected === readable ? technical.damaged : nameFields.includes(field) && technical.misnamed;
  const [code, label] = kind ? [codeOf(file), ""] : placeOf(problem, language);
  const name = code && formatLanguage(code, language);
  const place = [whatOf(directory, file, language), name, label].filter(Boolean).join(" — ");
  return `${place}: ${kind ? kind[language](lineIn(problem.found)) : problemSentence(problem, language)}`;
}

/** What editors call a file: `Article “Peat fire”`. */
function whatOf(directory: string, file: string, language: AdminLanguage): string {
  const entry = entryFile(file);
  if (!entry) return copyFileAt(file)?.label[language] ?? path.posix.basename(file);
  const { collection, slug } = entry;
  const files = [file, ...languageCodes.map((code) => entryPath(collection, slug, code))];
  const text = files.flatMap((each) => readFile(directory, each)).find(({ data }) => data.title);
  return `${collection.singular[language]} “${text ? titleOf(text) : slug}”`;
}

function readFile(directory: string, file: string) {
  try {
    return readTexts(file, readText(path.join(contentRoot(directory), file)));
  } catch {
    return [];
  }
}

/** The language of a file: `news/peat-fire.id.md`, `../locales/id/forms.json`. */
function codeOf(file: string): string {
  return entryFile(file)?.language ?? /^\.\.\/locales\/([^/]+)/.exec(file)?.[1] ?? "";
}

/** A problem's language and the label of its field; page copy and settings have their languages inside. */
function placeOf({ file, field }: ContentProblem, language: AdminLanguage): [string, string] {
  const entry = entryFile(file);
  if (entry) return [entry.language, fieldLabel(entry.collection.schema, field, language)];
  const copyFile = copyFileAt(file);
  if (!copyFile) return [codeOf(file), field];
  const [code = "", ...keys] = field.split(".");
  return [code, fieldLabel(copyFile.schema, keys.join("."), language)];
}
