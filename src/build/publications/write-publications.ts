import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { writeJson } from "../../content-model/file-text";
import {
  type Publication,
  publicationName,
  publicationsFile,
  publicationsSchema,
} from "../../content-model/publications";
import { readPublications } from "../content/publications";
import { type Book, booksOf, textDigest } from "./book";
import type { BookParts } from "./book-html";
import { bookWords } from "./book-words";
import { checkEpub } from "./check-epub";
import { makeEpub } from "./make-epub";
import { makeCover, makePdf } from "./make-pdf";
import { type RenditionOptions, writeRenditions } from "./write-renditions";

export interface PublicationOptions extends RenditionOptions {
  /** Absolute path of the folder that gets the files of books. */
  readonly folder: string;
}

/** A file that was made. */
export interface MadeFile {
  readonly name: string;
  readonly bytes: number;
  readonly pages?: number | undefined;
}

/** Makes the files of all texts that have changed or whose files are missing, and lists them. */
export async function writePublications(options: PublicationOptions): Promise<readonly MadeFile[]> {
  const { contentRoot, folder, all } = options;
  const known = readPublications(contentRoot).files;
  const made: Publication[] = [];
  const files: Publication[] = [];
  await mkdir(folder, { recursive: true });
  for (const book of booksOf(contentRoot)) {
    const digest = textDigest(book);
    const own = known.filter(
      ({ resource, language, text }) =>
        resource === book.slug && language === book.language && text === digest,
    );
    const isThere =
      own.length > 0 && own.every((file) => existsSync(path.join(folder, publicationName(file))));
    const current = isThere && !all ? own : await writeBook(book, own[0]?.made ?? options.today, options);
    if (current !== own) made.push(...current);
    files.push(...current);
  }
  const written = await writeRenditions(options);
  // in the model's order of fields, so that a run that makes nothing changes nothing
  const list = publicationsSchema.parse({ files, renditions: written.renditions });
  await writeFile(path.join(contentRoot, publicationsFile), writeJson(list));
  return [...made.map((file) => ({ ...file, name: publicationName(file) })), ...written.made];
}

async function writeBook(
  book: Book,
  made: string,
  { root, folder, site, browser }: PublicationOptions,
): Promise<readonly Publication[]> {
  const fontFile = await readFile(
    path.join(root, "src/theme/fonts/plus-jakarta-sans-latin-wght-normal.woff2"),
  );
  const parts: BookParts = {
    ...{ language: book.language, site, words: bookWords(root, book.language) },
    font: dataAddress("font/woff2", fontFile),
    picture: book.picture && dataAddress("image/jpeg", await printed(book.picture)),
  };
  const pdf = await makePdf(book, parts, browser);
  const cover = await makeCover(book, parts, browser);
  const epub = await makeEpub(book, { ...parts, cover, fontFile, made });
  await checkEpub(epub, `The EPUB of ${book.slug} (${book.language})`);
  const common = { resource: book.slug, language: book.language, made, text: textDigest(book) };
  const written = [
    { bytes: pdf.bytes, entry: { ...common, format: "pdf" as const, pages: pdf.pages } },
    { bytes: epub, entry: { ...common, format: "epub" as const } },
  ];
  for (const { bytes, entry } of written) await writeFile(path.join(folder, publicationName(entry)), bytes);
  return written.map(({ bytes, entry }) => ({ ...entry, bytes: bytes.byteLength }));
}

/** A picture in the size of a cover. */
function printed(picture: string): Promise<Buffer> {
  return sharp(picture).resize({ width: 1400, withoutEnlargement: true }).jpeg({ quality: 82 }).toBuffer();
}

const dataAddress = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
