import yaml from "js-yaml";
import { isRecord, type Fields } from "../domain/record";
import { parseJson } from "./parse-json";

/** The fields of one entry in one language, not yet checked against the model. */
export type RawEntry = Fields;

/** Keeps dates as text instead of parsing them, so that the model decides which dates are valid. */
const schema = yaml.CORE_SCHEMA;

/** Refuses names for values (`&name`), since a few short lines of them stand for more than fits into memory. */
const listener: yaml.LoadOptions["listener"] = (event, state) => {
  const { anchor, line } = state as yaml.State & { readonly anchor?: string | null };
  if (event === "close" && anchor)
    throw new Error(`&${anchor}: a value cannot have a name at line ${line + 1}`);
};

/** Line of `---` with an optional language of the front matter; fields; second line of `---`; body. */
const parts = /^---(?<language>.*)\n(?<fields>(?:.*\n)*?)---[ \t]*(?:\n(?<body>[^]*))?$/;

/** What some editors put before a text. */
export const byteOrderMark = "\uFEFF";

const withoutMark = (source: string) => (source.startsWith(byteOrderMark) ? source.slice(1) : source);

/** Whether a Markdown file begins with front matter. */
export function hasFrontMatter(source: string): boolean {
  return withoutMark(source).startsWith("---");
}

/**
 * Parses a Markdown file into its front matter fields and its text, as `body`. Only YAML is accepted as
 * front matter: other parsers execute the code in a `---js` block.
 * @throws Error if the front matter is not YAML fields; the message's first line says what is wrong.
 */
export function parseMarkdownEntry(source: string): RawEntry {
  const text = withoutMark(source).replaceAll("\r\n", "\n");
  if (!hasFrontMatter(text)) return { body: text.trim() };
  const { language = "", fields = "", body = "" } = parts.exec(text)?.groups ?? { language: "none" };
  if (language.trim() !== "") throw new Error("the front matter is not YAML between two lines of ---");
  // The line break stands for the first `---` line, so that line numbers in errors match the file.
  const data = parseYaml(`\n${fields}`) ?? {};
  if (!isRecord(data)) throw new Error("the front matter is not a list of fields");
  return { ...data, body: body.trim() };
}

/** @throws Error that says what is wrong, at which line and column, and if it is known, what to do */
function parseYaml(text: string): unknown {
  try {
    return yaml.load(text, { schema, listener });
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error;
    const { line, column } = error.mark;
    const place = `${error.reason} at line ${line + 1}, column ${column + 1}`;
    const isText = /^[^"']*: [^"'].*:(?: |$)/.test(text.split("\n")[line] ?? "");
    throw new Error(isText ? `${place}: a text with a colon needs quotation marks` : place, { cause: error });
  }
}

/** Serialises an entry to a Markdown file, fields in their order. Inverse of `parseMarkdownEntry`. */
export function writeMarkdownEntry({ body, ...data }: RawEntry): string {
  const fields = yaml.dump(data, { schema, lineWidth: -1, quotingType: '"' });
  return `---\n${fields}---\n\n${typeof body === "string" ? body.trim() : ""}\n`;
}

/**
 * Parses the fields of a JSON file.
 * @throws Error if it is not JSON, or not an object.
 */
export function parseJsonFields(source: string): Fields {
  const data = parseJson(withoutMark(source));
  if (!isRecord(data)) throw new Error("not an object with a key for each language");
  return data;
}

/**
 * Parses a page-copy or settings file: an object of fields per language.
 * @throws Error if it is not JSON, or not an object of objects.
 */
export function parseCopyFile(source: string): Readonly<Record<string, RawEntry>> {
  const data = parseJsonFields(source);
  for (const [language, fields] of Object.entries(data)) {
    if (!isRecord(fields)) throw new Error(`"${language}" is not an object`);
  }
  return data as Record<string, RawEntry>;
}

/** Serialises page copy, settings or interface strings to a JSON file. */
export function writeJson(data: Fields): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
