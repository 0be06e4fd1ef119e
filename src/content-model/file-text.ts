import yaml from "js-yaml";
import { isRecord, type Fields } from "./record";

/** The fields of one entry in one language, not yet checked against the model. */
export type RawEntry = Fields;

/** Leaves dates as the text that was written, so that the model decides what a date is. */
const schema = yaml.CORE_SCHEMA;

/** First line, with whatever names the language of the front matter; fields; second line; text. */
const parts = /^---(?<language>.*)\n(?<fields>(?:.*\n)*?)---[ \t]*(?:\n(?<body>[^]*))?$/;

/**
 * Front matter and body (as `body`) of a Markdown file. Content is data: front matter is YAML, and nothing
 * else is looked at, least of all `---js`, which other readers run.
 * @throws Error whose first line says what cannot be read, if the front matter is not YAML fields.
 */
export function parseMarkdownEntry(source: string): RawEntry {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (!text.startsWith("---")) return { body: text.trim() };
  const { language = "", fields = "", body = "" } = parts.exec(text)?.groups ?? { language: "none" };
  if (language.trim() !== "") throw new Error("the front matter is not YAML between two lines of ---");
  // The first line counts, so that an error names the line of the file.
  const data = yaml.load(`\n${fields}`, { schema }) ?? {};
  if (!isRecord(data)) throw new Error("the front matter is not a list of fields");
  return { ...data, body: body.trim() };
}

/** A Markdown file from its fields, in their order: what `parseMarkdownEntry` reads, and back. */
export function writeMarkdownEntry({ body, ...data }: RawEntry): string {
  const fields = yaml.dump(data, { schema, lineWidth: -1, quotingType: '"' });
  return `---\n${fields}---\n\n${typeof body === "string" ? body.trim() : ""}\n`;
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

/** A JSON file from what is in it: page copy, settings, interface strings. */
export function writeJson(data: Fields): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
