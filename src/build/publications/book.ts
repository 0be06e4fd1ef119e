import { createHash } from "node:crypto";
import path from "node:path";
import { never, startOf } from "../../content-model/appearance";
import { resources } from "../../content-model/resources";
import { siteSettings } from "../../content-model/settings/site";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import { buildDay } from "../content/build-day";
import { chaptersOf } from "../content/delivery";
import { readCopyFile } from "../content/read-copy-file";
import { entriesOf } from "../content/translated-entries";

/** A book in one language, with all that its files are made of. */
export interface Book {
  /** Slug of its resource. */
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  /** Name of the organisation. */
  readonly imprint: string;
  /** Absolute path of the picture on its cover; undefined if it has none. */
  readonly picture: string | undefined;
  readonly chapters: readonly BookChapter[];
}

export interface BookChapter {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
}

/**
 * The e-books of a site in every language in which all their chapters are written. One that is not on the site yet is
 * as it will be on its day, so that its files are there by then; a draft has all its chapters.
 */
export function booksOf(contentRoot: string): readonly Book[] {
  const site = readCopyFile(contentRoot, siteSettings).languages.get(defaultLanguage);
  return entriesOf(contentRoot, resources, never)
    .filter(({ fields }) => fields.type === "ebook")
    .flatMap(({ slug, fields, fieldsIn }) => {
      const start = startOf(fields);
      const chapters = chaptersOf(contentRoot, slug, start > buildDay ? start : buildDay);
      const isWritten = (code: Language) => chapters.every(({ writtenIn }) => writtenIn.includes(code));
      return languageCodes.filter(isWritten).flatMap((language) => {
        const { title, subtitle = "", description, image } = fieldsIn(language);
        const texts = chapters.map((chapter) => {
          const own = chapter.fieldsIn(language);
          return { slug: chapter.slug, title: own.title, summary: own.summary, body: own.body };
        });
        const picture = image && path.resolve(contentRoot, resources.name, image.src);
        const imprint = typeof site?.name === "string" ? site.name : "";
        const book = { slug, language, title, subtitle, description, imprint, picture, chapters: texts };
        return texts.length > 0 ? [book] : [];
      });
    });
}

/** Digest of a book's text, which says whether its files are still those of the text. */
export function textDigest({ title, subtitle, description, imprint, chapters }: Book): string {
  const text = JSON.stringify([title, subtitle, description, imprint, chapters]);
  return createHash("sha256").update(text).digest("hex");
}
