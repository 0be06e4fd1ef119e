import { z } from "zod";
import { fieldInfo } from "./field-info";
import { isRecord, type Fields } from "./record";

/**
 * A shared field whose value in another language is not that of the default language, or a list whose
 * items share something and do not stand side by side: then both values are the lists.
 */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly found: unknown;
  readonly expected: unknown;
}

/** The schema below `optional()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** Whether a field, or one inside it, has the same value in every language. */
export function sharesAnything(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.values(inner.shape).some((field) => sharesAnything(field as z.ZodType));
  }
  if (inner instanceof z.ZodArray) return sharesAnything(inner.element as z.ZodType);
  return fieldInfo.get(schema)?.shared === true;
}

interface Merged {
  readonly data: unknown;
  readonly differences: readonly Difference[];
}

type Path = Difference["path"];

/**
 * Completes an entry with what it shares with its default-language twin and left out, in groups and,
 * by position, in list items; reports shared fields that say something else.
 */
export function withSharedFields(
  schema: z.ZodType,
  data: unknown,
  original: unknown,
  path: Path = [],
): Merged {
  const inner = unwrap(schema);
  if (fieldInfo.get(schema)?.shared) {
    if (data === undefined) return { data: original, differences: [] };
    const same = JSON.stringify(data) === JSON.stringify(original);
    return { data, differences: same ? [] : [{ path, found: data, expected: original }] };
  }
  if (inner instanceof z.ZodObject && isRecord(original)) {
    const own = data === undefined && sharesAnything(inner) ? {} : data;
    if (isRecord(own)) return mergeObject(inner, own, original, path);
  }
  if (inner instanceof z.ZodArray && Array.isArray(data) && Array.isArray(original)) {
    return mergeList(inner.element as z.ZodType, data, original, path);
  }
  return { data, differences: [] };
}

function mergeList(item: z.ZodType, data: unknown[], original: unknown[], path: Path): Merged {
  if (data.length !== original.length && sharesAnything(item)) {
    return { data, differences: [{ path, found: data, expected: original }] };
  }
  const merged = data.map((value, index) => withSharedFields(item, value, original[index], [...path, index]));
  return {
    data: merged.map((result) => result.data),
    differences: merged.flatMap((result) => result.differences),
  };
}

function mergeObject(schema: z.ZodObject, data: Fields, original: Fields, path: Path): Merged {
  const merged: Record<string, unknown> = { ...data };
  const differences: Difference[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    const result = withSharedFields(field as z.ZodType, data[name], original[name], [...path, name]);
    if (result.data !== undefined) merged[name] = result.data;
    differences.push(...result.differences);
  }
  return { data: merged, differences };
}
