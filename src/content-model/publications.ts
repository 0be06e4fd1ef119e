import { z } from "zod";
import { formatsOf, isTextFor, type Layout, renditionFormats } from "./layout";

/** Formats in which a book is sold, in the order in which buyers see them. */
export const publicationFormats = ["pdf", "epub"] as const;

const publication = z.strictObject({
  /** Slug of the resource. */
  resource: z.string().regex(/^[a-z0-9-]+$/),
  language: z.string().regex(/^[a-z]{2,3}$/),
  format: z.enum(publicationFormats),
  bytes: z.int().positive(),
  /** Only of a PDF: an EPUB has as many as its reader's screen makes of it. */
  pages: z.int().positive().optional(),
  /** Day on which a file was first made from this text. */
  made: z.iso.date(),
  /** SHA-256 digest (hex) of the text that the file was made from. */
  text: z.hex().length(64),
});

/** A file of a book, as `npm run publications` made it. */
export type Publication = z.output<typeof publication>;

const rendition = z.strictObject({
  /** Its name: that of the text, with the ending of its format. */
  name: z.string().regex(new RegExp(`^[\\w.-]+\\.(?:${renditionFormats.join("|")})$`)),
  /** Day on which it was first made from this text. */
  made: z.iso.date(),
  /** SHA-256 digest (hex) of the text and all else that it was made from. */
  text: z.hex().length(64),
});

/** A file for download, made from a text of `content/files` by `npm run publications`. */
export type Rendition = z.output<typeof rendition>;

/** Folder of these files in `content/`. */
export const renditionsFolder = "renditions";

/** Path of the list of all these files, relative to `content/`. Those of books are not in `content/`. */
export const publicationsFile = "publications.json";

/** What is in that file. */
export const publicationsSchema = z.strictObject({
  files: z.array(publication),
  renditions: z.array(rendition).default([]),
});
export type Publications = z.output<typeof publicationsSchema>;

/** Names of the files that are made in a layout from a text, such as `../files/knot-cards.en.md`; none of another file. */
export function renditionNames(file: string, layout: Layout): readonly string[] {
  if (!isTextFor(layout, file)) return [];
  const base = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return formatsOf[layout].map((format) => `${base}.${format}`);
}

/** Name of a file, for the folder of goods and for buyers: `carbon-handbook.id.pdf`. */
export function publicationName({
  resource,
  language,
  format,
}: Pick<Publication, "resource" | "language" | "format">): string {
  return `${resource}.${language}.${format}`;
}
