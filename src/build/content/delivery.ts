import type { z } from "zod";
import { chapters } from "../../content-model/chapters";
import { type Publication, publicationFormats } from "../../content-model/publications";
import { languageCodes, type Language } from "../../domain/languages";
import { buildDay } from "./build-day";
import { readPublications } from "./publications";
import { entriesOf, type TranslatedEntry } from "./translated-entries";

/** A chapter of a book or a lesson of a course, in all its languages. */
export type TranslatedChapter = TranslatedEntry<z.output<typeof chapters.schema>>;

/** What buyers of a resource get. */
export interface Delivery {
  /** Languages in which there is all that is sold. In others, the resource is not on sale. */
  readonly languages: readonly Language[];
  /** The files of a book, in these languages. */
  readonly files: readonly Publication[];
  /** Chapters or lessons, in order. */
  readonly chapters: readonly TranslatedChapter[];
}

/** The chapters or lessons of a resource that are on the site on a day, in order. */
export function chaptersOf(contentRoot: string, resource: string, today = buildDay): readonly TranslatedChapter[] {
  return entriesOf(contentRoot, chapters, today)
    .filter(({ fields }) => fields.resource === resource)
    .toSorted((one, other) => one.fields.order - other.fields.order);
}

/**
 * Works out what buyers of a resource get: of an e-book a file in every format, as listed in
 * `publications.json`; of a course its lessons. Nothing else can be sold.
 */
export function deliveryOf(
  contentRoot: string,
  { slug, type }: { readonly slug: string; readonly type: string },
): Delivery {
  const parts = chaptersOf(contentRoot, slug);
  if (type === "course") {
    const isIn = (code: Language) => parts.every(({ writtenIn }) => writtenIn.includes(code));
    const languages = parts.length > 0 ? languageCodes.filter(isIn) : [];
    return { languages, files: [], chapters: parts };
  }
  if (type !== "ebook") return { languages: [], files: [], chapters: parts };
  const made = readPublications(contentRoot).files.filter(({ resource }) => resource === slug);
  const languages = languageCodes.filter((code) =>
    publicationFormats.every((format) =>
      made.some((file) => file.language === code && file.format === format),
    ),
  );
  const files = made.filter(({ language }) => languages.some((code) => code === language));
  return { languages, files, chapters: parts };
}
