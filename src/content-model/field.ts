import { z } from "zod";
import { downloadFormats } from "../domain/downloads";
import { type Bilingual, fieldInfo, type FieldInfo, type Widget } from "./field-info";

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

/** A pattern that a text must match, with an example for the error message. */
export interface TextPattern {
  readonly regex: RegExp;
  readonly example: string;
}

/** Zod message of a date's issues; `describeIssue` replaces it by a translated one. */
export const dateMessage = "date";

/** Prefix of the Zod message of a pattern's issues; the example follows. `describeIssue` translates it. */
export const exampleMessage = "such as ";

/** Text that is not blank. For a blank one, Zod reports nothing else. */
function filled(example?: string) {
  return z
    .string(example && exampleMessage + example)
    .trim()
    .min(1, { abort: true });
}

function matching({ regex, example }: TextPattern): z.ZodString {
  return filled(example).regex(regex, { error: exampleMessage + example, abort: true });
}

/** One line of plain text, required and not blank. `max` in characters. */
export function text(describe: Describe & { readonly max?: number; readonly pattern?: TextPattern }) {
  const { max = 200, pattern, ...rest } = describe;
  return register((pattern ? matching(pattern) : filled()).max(max), "string", rest);
}

/** An e-mail address. */
export const emailAddress: TextPattern = {
  regex: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  example: "halo@organisasi.example",
};

/** A paragraph of plain text, required and not blank. */
export function longText(describe: Describe & { readonly max?: number }) {
  const { max = 1000, ...rest } = describe;
  return register(filled().max(max), "text", rest);
}

/** Markdown; HTML in it that would take words with it is a problem, other HTML is dropped when the site is built. */
export function markdown(describe: Describe & Pick<FieldInfo, "isPrinted">) {
  return register(filled(), "markdown", describe);
}

/** How a calendar date of this century begins: an earlier year is a slip. */
export const thisCentury = /^20/;

/** A calendar date of this century, `2025-09-30`; the same in every language. */
export function date(describe: Describe & Pick<FieldInfo, "dayOf">) {
  const day = z.iso.date({ error: dateMessage, abort: true }).regex(thisCentury, dateMessage);
  return register(day, "date", { shared: true, ...describe });
}

/** A number within bounds; the same in every language. */
export function number(
  describe: Describe &
    Pick<FieldInfo, "unit" | "unitIn"> & {
      readonly min?: number;
      readonly max?: number;
      readonly integer?: boolean;
    },
) {
  const { min = 0, max = 1_000_000_000, integer = true, ...rest } = describe;
  const bounded = z.number().min(min, { abort: true }).max(max, { abort: true });
  return register(integer ? bounded.int() : bounded, "number", { shared: true, ...rest });
}

/** A switch; the same in every language. */
export function toggle(describe: Describe) {
  return register(z.boolean(), "boolean", { shared: true, ...describe });
}

/**
 * One of a list of values; the same in every language. What visitors read instead of a value is an interface
 * string, and so is what the editors' form shows.
 *
 * @param words where these strings are: `projects:category` for `projects:category.forest`
 */
export function choice<Value extends string>(
  values: readonly [Value, ...Value[]],
  words: string,
  describe: Describe,
) {
  return register(z.enum(values), "choice", { shared: true, ...describe }, { words });
}

/** One of a list of values that visitors never read, such as the name of an icon. */
export function setting<Value extends string>(
  options: Readonly<Record<Value, Bilingual>>,
  describe: Describe,
) {
  const values = Object.keys(options) as [Value, ...Value[]];
  return register(z.enum(values), "choice", { shared: true, ...describe }, { options });
}

/** The slug of an entry of another collection, unless that has these values; the same in every language. */
export function reference(
  collection: string,
  describe: Describe & Pick<FieldInfo, "isFact">,
  unless?: FieldInfo["unless"],
) {
  const more = { collection, ...(unless && { unless }) };
  return register(slug().brand<"reference">(), "reference", { shared: true, ...describe }, more);
}

/** The claim that a figure is taken from; the same in every language. */
export function claim(describe: Describe) {
  const collection = "claims";
  const more = { collection, isFact: true };
  return register(slug().brand<"claim">(), "reference", { shared: true, ...describe }, more);
}

/** The address of a page of the site in the default language; the same in every language. */
export function pageAddress(describe: Describe) {
  const address = matching({ regex: /^\/(?!\/)\S*$/, example: "/transparency/#people" });
  return register(address, "string", { shared: true, ...describe }, { isPageAddress: true });
}

/** A slug: part of an entry's URL and, before the language code, of its file name. */
export function slug() {
  return matching({ regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, example: "peat-fire" });
}

/** Folder of all pictures, from the project's root. */
export const pictureFolder = "content/images";

/** Path of a picture in `content/images`, as written in an entry's front matter and Markdown. */
export const picturePath: TextPattern = {
  regex: /^\.\.\/images\/[\w-]+\.(jpe?g|png|webp)$/i,
  example: "../images/peat-canal.jpg",
};

/** In bytes: the largest file of each kind. Texts are pages, and pictures are made much smaller for visitors. */
export const largestFile = { text: 200_000, picture: 20_000_000, download: 100_000_000 } as const;

/** The most pixels that a picture may have: more than phones take, and few enough to be read into memory. */
export const mostPixels = 60_000_000;

/** What happens in a picture, for people who cannot see it. */
export function alternative(describe: Describe) {
  return register(filled().max(200), "alternative", {
    hint: {
      en: "What happens in the picture, for people who cannot see it",
      id: "Apa yang terjadi di gambar, untuk orang yang tidak dapat melihatnya",
    },
    ...describe,
  });
}

/** The point of a picture that stays in view wherever it is cropped; the same in every language. */
export function focusPoint(describe: Describe) {
  const point = matching({ regex: /^\d{1,3}(\.\d+)?% \d{1,3}(\.\d+)?%$/, example: "50% 42%" });
  return register(point, "focus", { shared: true, ...describe });
}

/** The secret part of the address of an entry's preview; the same in every language. */
export function previewKey(describe: Describe) {
  const key = matching({ regex: /^[\da-f]{32}$/, example: "0f1e2d3c4b5a69788796a5b4c3d2e1f0" });
  return register(key, "previewKey", { shared: true, ...describe });
}

/** A picture of `content/images`, written relative to the entry; the same in every language. */
export function imageFile(describe: Describe) {
  return register(matching(picturePath).brand<"imageFile">(), "imageFile", { shared: true, ...describe });
}

/** Path of a file in `content/files`, as written in an entry. */
export const downloadPath: TextPattern = {
  regex: new RegExp(`^\\.\\./files/[\\w.-]+\\.(${downloadFormats.join("|")})$`, "i"),
  example: "../files/guide.en.pdf",
};

/** A file of `content/files` for download, written relative to the entry; one per language. */
export function file(describe: Describe) {
  return register(matching(downloadPath).brand<"file">(), "file", describe);
}

/** Named fields that belong together. An unknown field is an error. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, describe: Describe) {
  return register(z.strictObject(shape), "group", describe);
}

/** A list. Shared fields of its items are taken from the default language's item at the same position. */
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
