import { z } from "zod";
import { fieldInfo, type FieldInfo } from "../../content-model/field-info";
import { structureOf, unwrap } from "../../content-model/walk";
import type { Fields } from "../../domain/record";
import type { AdminWords } from "../admin-words";
import { figureComponent } from "../texts/shown-figures";
import { tableComponent } from "../texts/table-text";
import { videoComponent } from "../widgets/body-video";
import { dayWidget } from "../widgets/day";
import { referenceWidget } from "../widgets/reference";
import { itemTitle, plainItem } from "./item-title";

/** A field in Decap CMS's configuration. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly i18n: boolean | "duplicate";
  readonly [option: string]: unknown;
}

/**
 * The form fields of an object schema, in its order. In an optional group no field is required: Decap would
 * demand them even if the whole group is blank.
 */
export function cmsFields(schema: z.ZodType, words: AdminWords, isOptionalGroup = false): CmsField[] {
  return Object.entries(structureOf(schema).fields ?? {}).map(([name, shape]) => {
    const field = cmsField(name, shape, words);
    return isOptionalGroup ? { ...field, required: false } : field;
  });
}

function cmsField(name: string, schema: z.ZodType, words: AdminWords): CmsField {
  const info = fieldInfo.get(schema);
  if (!info) throw new Error(`The content model's ${name} was not made with a builder of field.ts`);
  return {
    name,
    label: info.label[words.language],
    ...(info.hint ? { hint: info.hint[words.language] } : {}),
    required: isRequired(schema),
    i18n: languages(info),
    ...widget(schema, info, words),
    ...limit(unwrap(schema)),
  };
}

/** How many characters a text may have, which the form counts; a date or a name of a file has no such limit. */
function limit(schema: z.ZodType): { readonly limit?: number } {
  return schema instanceof z.ZodString && schema.maxLength !== null ? { limit: schema.maxLength } : {};
}

/** A list that may be empty is not required, since Decap treats an empty list as missing. */
function isRequired(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional) return false;
  return !(schema instanceof z.ZodArray && schema.safeParse([]).success);
}

/**
 * Shared fields are duplicated. Decap cannot do that with groups and lists: the fields of a group are duplicated one by
 * one, and a list appears in the default language only.
 */
function languages({ shared, widget }: FieldInfo): CmsField["i18n"] {
  if (!shared || widget === "group") return true;
  return widget === "list" ? false : "duplicate";
}

type WidgetOptions = { readonly widget: string } & Fields;

function widget(optionalOrNot: z.ZodType, info: FieldInfo, words: AdminWords): WidgetOptions {
  const schema = unwrap(optionalOrNot);
  switch (info.widget) {
    case "number":
      return { widget: "number", ...numberOptions(schema, info) };
    case "date":
      return { widget: dayWidget };
    case "boolean":
      // an untouched switch means off, not missing
      return { widget: "boolean", default: false };
    case "choice":
      return { widget: "select", options: choices(schema, info, words) };
    case "reference":
      return { widget: referenceWidget, collection: info.collection, unless: info.unless };
    case "imageFile":
      return {
        widget: "image",
        choose_url: false,
        media_library: { config: { max_file_size: maxImageBytes } },
      };
    case "file":
      return { widget: "file", choose_url: false, media_folder: "/content/files", public_folder: "../files" };
    case "group":
      return {
        widget: "object",
        fields: cmsFields(schema, words, schema !== optionalOrNot),
      };
    case "list":
      return list((schema as z.ZodArray).element as z.ZodType, info, words);
    case "markdown":
      return {
        widget: "markdown",
        modes: ["rich_text", "raw"],
        buttons: markdownButtons,
        editor_components: info.isPrinted
          ? [tableComponent]
          : ["image", tableComponent, figureComponent, videoComponent],
      };
    default:
      return { widget: info.widget };
  }
}

/** Larger pictures are refused, to spare visitors' data plans. */
const maxImageBytes = 5_000_000;

const markdownButtons = [
  ...["bold", "italic", "link", "heading-two", "heading-three"],
  ...["quote", "bulleted-list", "numbered-list"],
];

/** What a typed number can mean depends on; whether it is allowed is for the check before saving to say. */
function numberOptions(schema: z.ZodType, { unit, unitIn }: FieldInfo) {
  if (!(schema instanceof z.ZodNumber)) return {};
  const { format, minValue, maxValue } = schema;
  const isWhole = format === "safeint";
  return { isWhole, min: minValue ?? undefined, max: maxValue ?? undefined, unit, unitIn };
}

function choices(schema: z.ZodType, { options, words: prefix }: FieldInfo, words: AdminWords) {
  return (schema as z.ZodEnum).options.map((value) => ({
    value,
    label: options?.[value]?.[words.language] ?? words.string(`${prefix}.${value}`),
  }));
}

/** A list of plain texts has one `field`, a list of groups has `fields`. */
function list(item: z.ZodType, info: FieldInfo, words: AdminWords): WidgetOptions {
  const singular = (fieldInfo.get(item) ?? info).label[words.language];
  return {
    widget: "list",
    // otherwise Decap starts with one blank item, or with no list at all
    default: [],
    label_singular: singular,
    summary: itemTitle(item, singular),
    ...(structureOf(item).fields
      ? { fields: cmsFields(item, words) }
      : { field: cmsField(plainItem, item, words) }),
  };
}
