import type { ContentText } from "./content-text";
import { entryFile } from "./entry-file";
import { writeJson, writeMarkdownEntry } from "./file-text";

/** A file in `content/` and its source. */
export interface WrittenFile {
  /** Path relative to `content/`. */
  readonly file: string;
  readonly source: string;
}

/** The files of some texts. Of page copy and settings, `texts` have to hold every language. */
export function writeTexts(texts: readonly ContentText[]): WrittenFile[] {
  const files = [...new Set(texts.map(({ file }) => file))];
  return files.map((file) => {
    const own = texts.filter((text) => text.file === file);
    const [first] = own;
    const isEntry = first && entryFile(file);
    const languages = Object.fromEntries(own.map(({ language, data }) => [language, data]));
    return { file, source: isEntry ? writeMarkdownEntry(first.data) : writeJson(languages) };
  });
}
