import { claims } from "../../content-model/claims";
import { entryFile } from "../../content-model/entry-file";
import { withFigures } from "../../domain/figure";
import { languageCodes } from "../../domain/languages";
import type { AdminWords } from "../admin-words";
import type { LoadedFile } from "../backend/decap-backend";
import { pathInContent, textsOf } from "../backend/read-content";
import { fieldValues, type FieldValue } from "../files/field-values";
import { entryTitle, formOf } from "../history/entry-title";
import { claimsAmong, figuresOf } from "../texts/shown-figures";
import { folded, plainText } from "./folded";

/** A value that can be found. */
interface SearchedValue extends Pick<FieldValue, "field" | "language"> {
  /** The field's label in the form; empty for interface strings. */
  readonly label: string;
  readonly text: string;
  readonly folded: string;
  readonly isTitle: boolean;
}

/** An entry, page copy, settings or interface strings, with the values of all languages. */
export interface SearchedEntry {
  /** Address of its form. */
  readonly form: string;
  /** Name of its list in the editors' area. */
  readonly list: string;
  readonly title: string;
  readonly values: readonly SearchedValue[];
}

/** What is searched, of all files of `content/` and `locales/`. */
export function searchIndex(files: readonly LoadedFile[], words: AdminWords): SearchedEntry[] {
  const forms = files.map(({ file }) => formOf(file.path));
  const figures = figuresIn(files, words);
  return [...new Set(forms)].map((form) => {
    const own = files.filter((_file, at) => forms[at] === form).toSorted(byLanguage);
    const [, , list = ""] = form.split("/");
    const texts = Object.fromEntries(own.map(({ file, data }) => [file.path, data]));
    return {
      form,
      list,
      title: entryTitle(texts),
      values: valuesOf(own, words, figures),
    };
  });
}

/** The figures that texts show in place of names of claims. */
function figuresIn(files: readonly LoadedFile[], words: AdminWords): Readonly<Record<string, string>> {
  const own = files.filter(({ file }) => pathInContent(file.path).startsWith(`${claims.name}/`));
  return figuresOf(claimsAmong(textsOf(own), words.language));
}

/** The texts of some files as visitors read them, those that all languages share once. */
function valuesOf(
  files: readonly LoadedFile[],
  words: AdminWords,
  figures: Readonly<Record<string, string>>,
): SearchedValue[] {
  const seen = new Set<string>();
  return files.flatMap(({ file, data }) => {
    const isEntry = entryFile(pathInContent(file.path)) !== null;
    return fieldValues(file.path, data, words).flatMap(({ label, field, language, text, widget }, at) => {
      if (widget && ["boolean", "imageFile", "file", "focus"].includes(widget)) return [];
      const plain = plainText(withFigures(text, figures));
      const key = `${language ?? ""} ${label} ${plain}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return {
        ...(language && { language }),
        label: widget ? label : "",
        field,
        text: plain,
        folded: folded(plain),
        isTitle: isEntry && at === 0,
      };
    });
  });
}

function byLanguage(one: LoadedFile, other: LoadedFile): number {
  return languageAt(one) - languageAt(other);
}

function languageAt({ file }: LoadedFile): number {
  return languageCodes.findIndex(
    (code) => file.path.includes(`.${code}.`) || file.path.includes(`/${code}/`),
  );
}
