import { optional, setting } from "./field";
import type { Demand } from "./rule";

/** Formats of the files that are made from a text for download, in the order in which visitors see them. */
export const renditionFormats = ["pdf", "docx", "xlsx"] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

const layouts = {
  document: { en: "Document: PDF", id: "Dokumen: PDF" },
  form: { en: "Form to fill in: PDF and Word", id: "Formulir isian: PDF dan Word" },
  slides: { en: "Slides: PDF, one page each", id: "Salindia: PDF, satu halaman masing-masing" },
  table: { en: "Table: PDF and Excel", id: "Tabel: PDF dan Excel" },
} as const;

/** How a text is set in the files that are made from it. */
export type Layout = keyof typeof layouts;

/** The files that are made in each layout. */
export const formatsOf: Readonly<Record<Layout, readonly RenditionFormat[]>> = {
  document: ["pdf"],
  form: ["pdf", "docx"],
  slides: ["pdf"],
  table: ["pdf", "xlsx"],
};

/** The layout of the files that are made from a text for download; without one, none are made. */
export function layout() {
  return optional(
    setting(layouts, {
      label: { en: "Made from the file", id: "Dibuat dari berkas" },
      hint: {
        en: "The operator makes these files from the text; the page offers them first. A language with a PDF, Word or Excel file of its own offers only that",
        id: "Pengelola situs membuatnya dari teks itu; halaman menawarkannya lebih dahulu. Bahasa yang berkasnya sendiri PDF, Word, atau Excel hanya menawarkan berkas itu",
      },
      typeName: "Layout",
    }),
  );
}

/** Whether a file is a text that a layout can be made of. */
export function isTextFor(chosen: Layout, file: string): boolean {
  return file.toLowerCase().endsWith(chosen === "table" ? ".csv" : ".md");
}

/** Whether a file has a format in which files are made: it is offered as it is. */
const isFinished = (file: string) =>
  renditionFormats.some((format) => file.toLowerCase().endsWith(`.${format}`));

/** What a layout expects of the file in a language: a text to make files of, or a finished file; undefined if the file is as it should be. */
export function layoutDemand(
  chosen: Layout | undefined,
  file: string | undefined,
): Omit<Demand, "path"> | undefined {
  if (!chosen || (file && (isTextFor(chosen, file) || isFinished(file)))) return undefined;
  const expected =
    chosen === "table"
      ? { en: "a CSV file, of which a table can be made", id: "berkas CSV, bahan untuk membuat tabel" }
      : { en: "a Markdown file, of which these can be made", id: "berkas Markdown, bahan untuk membuatnya" };
  const { en, id } = layouts[chosen];
  return {
    isMissing: file === undefined,
    expected,
    sentence: { en: `“${en}” needs ${expected.en}`, id: `“${id}” memerlukan ${expected.id}` },
  };
}
