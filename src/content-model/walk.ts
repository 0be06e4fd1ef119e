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

type Path = readonly (string | number)[];

/** Calls `visit` with every field that has a value, depth first: groups and list items included. */
export function visitFields(
  schema: z.ZodType,
  data: unknown,
  visit: (info: FieldInfo, value: unknown, path: Path) => void,
  path: Path = [],
): void {
  if (data === undefined || data === null) return;
  const info = fieldInfo.get(schema);
  if (info) visit(info, data, path);
  const { fields, item } = structureOf(schema);
  if (fields && isRecord(data)) {
    for (const [name, field] of Object.entries(fields))
      visitFields(field, data[name], visit, [...path, name]);
  }
  if (item && Array.isArray(data)) {
    data.forEach((each: unknown, index) => visitFields(item, each, visit, [...path, index]));
  }
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
