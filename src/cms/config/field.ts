import { z } from "zod";
import { fieldInfo, type AdminLanguage, type FieldInfo } from "../../content-model/field-info";
import { unwrap } from "../../content-model/shared-fields";
import { referenceWidget } from "../widgets/reference";

/** A field as Decap CMS takes it. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly i18n: boolean | "duplicate";
  readonly [option: string]: unknown;
}

/**
 * The form fields of a schema's object, in its order. In a group that may be left out no field is required:
 * Decap would demand them of a blank one.
 */
export function cmsFields(schema: z.ZodObject, language: AdminLanguage, isOptionalGroup = false): CmsField[] {
  return Object.entries(schema.shape).map(([name, shape]) => {
    const field = cmsField(name, shape as z.ZodType, language);
    return isOptionalGroup ? { ...field, required: false } : field;
  });
}

function cmsField(name: string, schema: z.ZodType, language: AdminLanguage): CmsField {
  const info = fieldInfo.get(schema);
  if (!info) throw new Error(`The content model's ${name} was not made with a builder of field.ts`);
  return {
    name,
    label: info.label[language],
    ...(info.hint ? { hint: info.hint[language] } : {}),
    required: isRequired(schema),
    i18n: languages(info),
    ...widget(schema, info, language),
  };
}

/** Decap takes an empty list for a missing one. */
function isRequired(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional) return false;
  return !(schema instanceof z.ZodArray && schema.safeParse([]).success);
}

/** Decap cannot duplicate a list: one that is shared is not shown in the other languages. */
function languages({ shared, widget }: FieldInfo): CmsField["i18n"] {
  if (!shared) return true;
  return widget === "list" ? false : "duplicate";
}

type WidgetOptions = { readonly widget: string } & Readonly<Record<string, unknown>>;

function widget(optionalOrNot: z.ZodType, info: FieldInfo, language: AdminLanguage): WidgetOptions {
  const schema = unwrap(optionalOrNot);
  switch (info.widget) {
    case "number":
      return { widget: "number", ...numberOptions(schema) };
    case "date":
      return { widget: "datetime", format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false };
    case "boolean":
      // a switch that was never touched is off, and not something that is missing
      return { widget: "boolean", default: false };
    case "choice":
      return { widget: "select", options: choices(info, language) };
    case "reference":
      return relation(info.collection ?? "");
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
        fields: cmsFields(schema as z.ZodObject, language, schema !== optionalOrNot),
      };
    case "list":
      return list(schema as z.ZodArray, info, language);
    case "markdown":
      return {
        widget: "markdown",
        modes: ["rich_text", "raw"],
        buttons: markdownButtons,
        editor_components: ["image"],
      };
    default:
      return { widget: info.widget };
  }
}

/** Heavier pictures are refused: visitors' phones would pay for them. */
const maxImageBytes = 5_000_000;

const markdownButtons = [
  ...["bold", "italic", "link", "heading-two", "heading-three"],
  ...["quote", "bulleted-list", "numbered-list"],
];

/** Without bounds, which the check before saving knows: Decap would put them into words of its own. */
function numberOptions(schema: z.ZodType) {
  if (!(schema instanceof z.ZodNumber)) return {};
  const integer = schema.format === "safeint";
  return { value_type: integer ? "int" : "float", step: integer ? 1 : 0.01 };
}

function choices({ options = {} }: FieldInfo, language: AdminLanguage) {
  return Object.entries(options).map(([value, label]) => ({ value, label: label[language] }));
}

function relation(collection: string): WidgetOptions {
  const title = ["title"];
  return {
    widget: referenceWidget,
    collection,
    value_field: "{{slug}}",
    search_fields: title,
    display_fields: title,
  };
}

/** A list of plain texts has one `field`, a list of groups has `fields`. */
function list(schema: z.ZodArray, info: FieldInfo, language: AdminLanguage): WidgetOptions {
  const item = schema.element as z.ZodType;
  const itemInfo = fieldInfo.get(item);
  return {
    widget: "list",
    // Decap would begin with one blank item, or with no list at all
    default: [],
    label_singular: itemInfo?.label[language] ?? info.label[language],
    ...(unwrap(item) instanceof z.ZodObject
      ? { fields: cmsFields(unwrap(item) as z.ZodObject, language) }
      : { field: cmsField("item", item, language) }),
  };
}
