import { z } from "zod";

/** Languages of the editors' area: labels and messages of the model are written in both. */
export type AdminLanguage = "en" | "id";
export type Bilingual = Readonly<Record<AdminLanguage, string>>;

/** How a field is edited; validation, GraphQL and the editors' form are derived from it. */
export type Widget =
  | "string"
  | "text"
  | "markdown"
  | "date"
  | "number"
  | "boolean"
  | "choice"
  | "reference"
  | "imageFile"
  | "file"
  | "group"
  | "list";

/** What is known of a field besides its Zod schema. */
export interface FieldInfo {
  readonly label: Bilingual;
  /** Shown below the input, and in GraphiQL. */
  readonly hint?: Bilingual;
  readonly widget: Widget;
  /** The same value in every language (a date, an amount, a picture); text is translated. */
  readonly shared: boolean;
  /** Name of the GraphQL type of a group or a choice, where it is used by more than one field. */
  readonly typeName?: string;
  /** Of a choice: each value's name. */
  readonly options?: Readonly<Record<string, Bilingual>>;
  /** Of a reference: the collection that the slug belongs to. */
  readonly collection?: string;
}

/** The one place where a schema's {@link FieldInfo} is kept. */
export const fieldInfo = z.registry<FieldInfo>();

type Describe = Pick<FieldInfo, "label" | "hint" | "typeName"> & { readonly shared?: boolean };

function register<Schema extends z.ZodType>(
  schema: Schema,
  widget: Widget,
  { shared = false, ...describe }: Describe,
  more: Partial<FieldInfo> = {},
): Schema {
  fieldInfo.add(schema, { widget, shared, ...describe, ...more });
  return schema;
}

/** A form that a text must have, with an example for the message to whoever writes another. */
export interface TextPattern {
  readonly regex: RegExp;
  readonly example: string;
}

/** One line of plain text, required and not blank. `max` in characters. */
export function text(describe: Describe & { readonly max?: number; readonly pattern?: TextPattern }) {
  const { max = 200, pattern, ...rest } = describe;
  const schema = z.string().trim().min(1).max(max);
  return register(pattern ? matching(schema, pattern) : schema, "string", rest);
}

/** The example travels as the message, for {@link describeIssue} to put into words. */
function matching(schema: z.ZodString, { regex, example }: TextPattern): z.ZodString {
  return schema.regex(regex, example);
}

/** A paragraph of plain text, required and not blank. */
export function longText(describe: Describe & { readonly max?: number }) {
  const { max = 1000, ...rest } = describe;
  return register(z.string().trim().min(1).max(max), "text", rest);
}

/** Markdown; raw HTML in it is dropped when the site is built. */
export function markdown(describe: Describe) {
  return register(z.string().trim().min(1), "markdown", describe);
}

/** A calendar date, `2025-09-30`; the same in every language. */
export function date(describe: Describe) {
  return register(z.iso.date(), "date", { shared: true, ...describe });
}

/** A number within bounds; the same in every language. */
export function number(
  describe: Describe & { readonly min?: number; readonly max?: number; readonly integer?: boolean },
) {
  const { min = 0, max = 1_000_000_000, integer = true, ...rest } = describe;
  const schema = integer ? z.int() : z.number();
  return register(schema.min(min).max(max), "number", { shared: true, ...rest });
}

/** A switch; the same in every language. */
export function toggle(describe: Describe) {
  return register(z.boolean(), "boolean", { shared: true, ...describe });
}

/** One of a list of values; the same in every language. Its words are interface strings. */
export function choice<Value extends string>(
  options: Readonly<Record<Value, Bilingual>>,
  describe: Describe,
) {
  const values = Object.keys(options) as [Value, ...Value[]];
  return register(z.enum(values), "choice", { shared: true, ...describe }, { options });
}

/** The slug of an entry of another collection; the same in every language. */
export function reference(collection: string, describe: Describe) {
  return register(slug(), "reference", { shared: true, ...describe }, { collection });
}

/** A slug: what stands in a URL and, before the language, in a file's name. */
export function slug() {
  return matching(z.string(), { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, example: "peat-fire" });
}

/** A picture of `content/images`, written relative to the entry; the same in every language. */
export function imageFile(describe: Describe) {
  const regex = /^\.\.\/images\/[\w-]+\.(jpe?g|png|webp)$/i;
  return register(matching(z.string(), { regex, example: "../images/peat-canal.jpg" }), "imageFile", {
    shared: true,
    ...describe,
  });
}

/** A file of `content/files` for download, written relative to the entry; one per language. */
export function file(describe: Describe) {
  return register(
    matching(z.string(), {
      regex: /^\.\.\/files\/[\w.-]+\.(csv|md|pdf)$/i,
      example: "../files/guide.en.pdf",
    }),
    "file",
    describe,
  );
}

/** Named fields that belong together. An unknown field is an error. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, describe: Describe) {
  return register(z.strictObject(shape), "group", describe);
}

/** A list. What its items share between languages is taken from the default language, by position. */
export function list<Item extends z.ZodType>(
  item: Item,
  describe: Describe & { readonly min?: number; readonly max?: number },
) {
  const { min = 0, max = 100, ...rest } = describe;
  return register(z.array(item).min(min).max(max), "list", rest);
}

/** The same field, but it may be left out. */
export function optional<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<Schema> {
  const info = fieldInfo.get(schema);
  const wrapped = schema.optional();
  if (info) fieldInfo.add(wrapped, info);
  return wrapped;
}
