import { z } from "zod";

/** Formats in which a book is sold, in the order in which buyers see them. */
export const publicationFormats = ["pdf", "epub"] as const;
export type PublicationFormat = (typeof publicationFormats)[number];

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

/** Path of the list of these files, relative to `content/`. The files themselves are not in `content/`. */
export const publicationsFile = "publications.json";

/** What is in that file. */
export const publicationsSchema = z.strictObject({ files: z.array(publication) });

/** Name of a file, for the folder of goods and for buyers: `carbon-handbook.id.pdf`. */
export function publicationName({
  resource,
  language,
  format,
}: Pick<Publication, "resource" | "language" | "format">): string {
  return `${resource}.${language}.${format}`;
}
