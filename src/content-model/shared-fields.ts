import { z } from "zod";
import { fieldInfo } from "./field";

type Fields = Readonly<Record<string, unknown>>;

/** A shared field whose value in another language is not that of the default language. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly found: unknown;
  readonly expected: unknown;
}

/** The schema below `optional()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Completes an entry with what it shares with its default-language twin and left out, in groups and,
 * by position, in list items; reports shared fields that say something else.
 */
export function withSharedFields(
  schema: z.ZodType,
  data: unknown,
  original: unknown,
  path: readonly (string | number)[] = [],
): { readonly data: unknown; readonly differences: readonly Difference[] } {
  const inner = unwrap(schema);
  if (fieldInfo.get(schema)?.shared) {
    if (data === undefined) return { data: original, differences: [] };
    const same = JSON.stringify(data) === JSON.stringify(original);
    return { data, differences: same ? [] : [{ path, found: data, expected: original }] };
  }
  if (inner instanceof z.ZodObject && isRecord(data) && isRecord(original)) {
    return mergeObject(inner, data, original, path);
  }
  if (inner instanceof z.ZodArray && Array.isArray(data) && Array.isArray(original)) {
    const items = data.map((item: unknown, index) =>
      withSharedFields(inner.element as z.ZodType, item, original[index], [...path, index]),
    );
    return { data: items.map((item) => item.data), differences: items.flatMap((item) => item.differences) };
  }
  return { data, differences: [] };
}

function mergeObject(
  schema: z.ZodObject,
  data: Fields,
  original: Fields,
  path: readonly (string | number)[],
) {
  const merged: Record<string, unknown> = { ...data };
  const differences: Difference[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    const result = withSharedFields(field as z.ZodType, data[name], original[name], [...path, name]);
    if (result.data !== undefined) merged[name] = result.data;
    differences.push(...result.differences);
  }
  return { data: merged, differences };
}
