import { z } from "zod";
import { isRecord, type Fields } from "../domain/record";
import { fieldInfo, type FieldInfo } from "./field-info";

/** How a field is built: named fields, items of one kind, or neither. */
export interface Structure {
  /** Of a group: its fields by name. */
  readonly fields?: Readonly<Record<string, z.ZodType>>;
  /** Of a list: its item. */
  readonly item?: z.ZodType;
}

/** The schema inside `optional()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** How a field is built, whether it is optional or not. */
export function structureOf(schema: z.ZodType): Structure {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return { fields: inner.shape };
  return inner instanceof z.ZodArray ? { item: inner.element as z.ZodType } : {};
}

/** A field that has a value, and what the model says about it. */
export interface FilledField extends FieldInfo {
  /** Its path: `tiers.1.amount`. */
  readonly field: string;
  readonly value: unknown;
}

/** Every field that has a value, depth first, groups and list items included. What is inside a shared field is shared. */
export function fieldsIn(schema: z.ZodType, data: unknown, path = "", isInShared = false): FilledField[] {
  if (data === undefined || data === null) return [];
  const info = fieldInfo.get(schema);
  const shared = isInShared || info?.shared === true;
  const { fields, item } = structureOf(schema);
  const inside = (key: string | number, field: z.ZodType, value: unknown) =>
    fieldsIn(field, value, path === "" ? String(key) : `${path}.${key}`, shared);
  return [
    ...(info ? [{ ...info, shared, field: path, value: data }] : []),
    ...(fields && isRecord(data)
      ? Object.entries(fields).flatMap(([name, field]) => inside(name, field, data[name]))
      : []),
    ...(item && Array.isArray(data) ? data.flatMap((each: unknown, index) => inside(index, item, each)) : []),
  ];
}

/** A text that languages do not share. */
interface TranslatedText extends Omit<FilledField, "value"> {
  readonly text: string;
}

/** The texts that languages do not share, trimmed, without those that are blank. */
export function translatedTexts(schema: z.ZodType, data: unknown): TranslatedText[] {
  return fieldsIn(schema, data).flatMap(({ value, ...field }) => {
    const text = !field.shared && typeof value === "string" ? value.trim() : "";
    return text === "" ? [] : [{ ...field, text }];
  });
}

/**
 * Rebuilds a value with every group in it changed, innermost first. `change` gets the schemas of a group's
 * fields and its values, of which some may be unknown to the schema.
 */
export function mapGroups(
  schema: z.ZodType,
  data: unknown,
  change: (fields: NonNullable<Structure["fields"]>, values: Fields) => Fields,
): unknown {
  const { fields, item } = structureOf(schema);
  if (item && Array.isArray(data)) return data.map((each: unknown) => mapGroups(item, each, change));
  if (!fields || !isRecord(data)) return data;
  const inner = Object.entries(data).map(([name, value]) => {
    const field = fields[name];
    return [name, field ? mapGroups(field, value, change) : value] as const;
  });
  return change(fields, Object.fromEntries(inner));
}
