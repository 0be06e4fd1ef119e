import matter from "gray-matter";
import yaml from "js-yaml";
import { isRecord, type Fields } from "../../content-model/record";

/** The fields of one entry in one language, not yet checked against the model. */
export type RawEntry = Fields;

const refuse = (): never => {
  throw new Error("the front matter is not YAML between two lines of ---");
};

/**
 * Content is data: gray-matter would run front matter that begins with `---js`. YAML's core schema leaves
 * dates as the text that was written, so that the model decides what a date is.
 */
const engines = {
  yaml: (source: string) => yaml.load(source, { schema: yaml.CORE_SCHEMA }) as object,
  ...{ js: refuse, javascript: refuse, json: refuse },
};

/**
 * Front matter and body (as `body`) of a Markdown file.
 * @throws Error whose first line says what cannot be read, if the front matter is not YAML fields.
 */
export function parseMarkdownEntry(source: string): RawEntry {
  // gray-matter caches by content when it gets no options; with options each call parses anew.
  const { data, content } = matter(source, { engines });
  if (!isRecord(data)) throw new Error("the front matter is not a list of fields");
  return { ...data, body: content.trim() };
}

/**
 * A page-copy or settings file: an object per language.
 * @throws Error if it is not JSON, or not an object of objects.
 */
export function parseCopyFile(source: string): Readonly<Record<string, RawEntry>> {
  const data: unknown = JSON.parse(source);
  if (!isRecord(data)) throw new Error("not an object with a key for each language");
  for (const [language, fields] of Object.entries(data)) {
    if (!isRecord(fields)) throw new Error(`"${language}" is not an object`);
  }
  return data as Record<string, RawEntry>;
}
