import type { z } from "zod";
import { isRecord, type Fields } from "../domain/record";
import { fieldInfo } from "./field-info";
import { structureOf, type Structure } from "./walk";

/**
 * A shared field whose value differs from the default language's. Also a list whose items have shared fields
 * and whose length or order differs; `found` and `expected` are then the two lists.
 */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly found: unknown;
  readonly expected: unknown;
  /** Whether it is a list with the items of the default language's in another order. */
  readonly isReordered?: true;
}

/** Whether a field, or one inside it, has the same value in every language. */
export function sharesAnything(schema: z.ZodType): boolean {
  const { fields, item } = structureOf(schema);
  if (fields) return Object.values(fields).some(sharesAnything);
  if (item) return sharesAnything(item);
  return fieldInfo.get(schema)?.shared === true;
}

interface Merged {
  readonly data: unknown;
  readonly differences: readonly Difference[];
}

type Path = Difference["path"];

/**
 * Fills in the shared fields that an entry leaves out from its default-language text `original`, also in
 * groups and, by position, in list items. Reports shared fields that have another value.
 */
export function withSharedFields(
  schema: z.ZodType,
  data: unknown,
  original: unknown,
  path: Path = [],
): Merged {
  if (fieldInfo.get(schema)?.shared) {
    if (data === undefined) return { data: original, differences: [] };
    const same = JSON.stringify(data) === JSON.stringify(original);
    return { data, differences: same ? [] : [{ path, found: data, expected: original }] };
  }
  const { fields, item } = structureOf(schema);
  if (fields && isRecord(original)) {
    const own = data === undefined && sharesAnything(schema) ? {} : data;
    if (isRecord(own)) return mergeGroup(fields, own, original, path);
  }
  if (item && Array.isArray(data) && Array.isArray(original)) return mergeList(item, data, original, path);
  return { data, differences: [] };
}

function mergeList(item: z.ZodType, data: unknown[], original: unknown[], path: Path): Merged {
  if (data.length !== original.length && sharesAnything(item)) {
    return { data, differences: [{ path, found: data, expected: original }] };
  }
  const merged = data.map((value, index) => withSharedFields(item, value, original[index], [...path, index]));
  const differences = merged.flatMap((result) => result.differences);
  const isReordered = differences.length > 0 && itemsShared(item, data) === itemsShared(item, original);
  return {
    data: merged.map((result) => result.data),
    differences: isReordered ? [{ path, found: data, expected: original, isReordered }] : differences,
  };
}

/** What the items of a list have in shared fields, the same in whichever order the items are. */
function itemsShared(item: z.ZodType, items: readonly unknown[]): string {
  return JSON.stringify(items.map((value) => JSON.stringify(sharedIn(item, value))).toSorted());
}

/** A value without what languages do not share. */
function sharedIn(schema: z.ZodType, value: unknown): unknown {
  if (fieldInfo.get(schema)?.shared) return value;
  const { fields, item } = structureOf(schema);
  if (item) return Array.isArray(value) ? value.map((each) => sharedIn(item, each)) : undefined;
  if (!fields || !isRecord(value)) return undefined;
  return Object.entries(fields).map(([name, field]) => sharedIn(field, value[name]) ?? null);
}

function mergeGroup(
  fields: NonNullable<Structure["fields"]>,
  data: Fields,
  original: Fields,
  path: Path,
): Merged {
  const merged: Record<string, unknown> = { ...data };
  const differences: Difference[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const result = withSharedFields(field, data[name], original[name], [...path, name]);
    if (result.data !== undefined) merged[name] = result.data;
    differences.push(...result.differences);
  }
  return { data: merged, differences };
}
