import { z } from "zod";
import { fieldInfo, type AdminLanguage } from "../../content-model/field-info";
import { structureOf, unwrap } from "../../content-model/walk";
import { formatBareFigure, showsUnit } from "../../domain/figure";
import { formatDate, formatNumeral } from "../../domain/format";
import { readDate } from "../files/read-date";
import { dayWidget } from "../widgets/day";

/** Decap's configuration calls the items of a list of plain texts so. */
export const plainItem = "item";

/**
 * What the form calls an item of a list, in Decap's template language: the first words, number or day of its fields,
 * else an address; never keys or names of icons, which nobody reads. An item without any of these is called `otherwise`.
 */
export function itemTitle(item: z.ZodType, otherwise: string): string {
  const fields = Object.entries(structureOf(item).fields ?? { [plainItem]: item });
  const [name] = fields.find(([, field]) => isForReaders(field)) ?? fields.find(isText) ?? [];
  return name ? `{{fields.${name} | default('${otherwise}')}}` : otherwise;
}

/** A field in Decap's configuration: an immutable map. */
interface TitleField {
  get(option: "widget" | "unit"): string | undefined;
}

/** A value of a field in the name of an item: a day as the editor writes it, a number with the sign of its unit. */
export function inItemTitle(field: TitleField, value: unknown, language: AdminLanguage): unknown {
  const unit = field.get("unit") ?? "";
  if (typeof value === "number")
    return showsUnit(unit)
      ? formatBareFigure({ value, unit, precision: "exact", short: false }, language)
      : formatNumeral(value, language);
  return field.get("widget") === dayWidget && typeof value === "string" && readDate(value)
    ? formatDate(value, language)
    : value;
}

function isForReaders(field: z.ZodType): boolean {
  const widget = fieldInfo.get(field)?.widget ?? "group";
  const isKey = isPattern(unwrap(field));
  return ["number", "date"].includes(widget) || (["string", "text"].includes(widget) && !isKey);
}

/** Whether a text has to have a form that no sentence has, such as a key or an address. */
function isPattern(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString && schema.format !== null;
}

function isText([, field]: readonly [string, z.ZodType]): boolean {
  return fieldInfo.get(field)?.widget === "string";
}
