import type { z } from "zod";
import { isRecord, type Fields } from "../domain/record";
import { structureOf } from "./walk";

/** What reading a part throws that is wrong by itself, so that nothing can be said about what it is compared with. */
class Unreadable extends Error {}

/** Which part of a text is read, and which paths are taken for wrong, whatever is there. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly differing: ReadonlySet<string>;
}

/**
 * The fields of a text as its schema reads them, each when it is asked for: reading one that is wrong by itself throws
 * {@link Unreadable}.
 *
 * @param differing paths of fields that are taken for wrong, whatever they are
 */
export function rightParts(schema: z.ZodObject, data: unknown, differing = new Set<string>()): Fields {
  return groupOf(schema.shape, isRecord(data) ? data : {}, { path: [], differing });
}

function groupOf(fields: Readonly<Record<string, z.ZodType>>, values: Fields, place: Place): Fields {
  const group = {};
  for (const [name, field] of Object.entries(fields)) addPart(group, name, field, values[name], place);
  return group;
}

function addPart(
  parts: object,
  name: string | number,
  schema: z.ZodType,
  value: unknown,
  place: Place,
): void {
  const own = { ...place, path: [...place.path, name] };
  Object.defineProperty(parts, name, { enumerable: true, get: () => partOf(schema, value, own) });
}

function partOf(schema: z.ZodType, value: unknown, place: Place): unknown {
  if (place.differing.has(place.path.join("."))) throw new Unreadable();
  const { fields, item } = structureOf(schema);
  if (fields && isRecord(value)) return groupOf(fields, value, place);
  if (item && Array.isArray(value)) {
    const list: unknown[] = [];
    for (const [index, each] of value.entries()) addPart(list, index, item, each, place);
    return list;
  }
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Unreadable();
  return data;
}

/** What `read` returns; undefined if it needs a part that is wrong by itself. */
function ifReadable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** What `read` returns of each item; undefined of those for which it needs a part that is wrong by itself. */
export function ofEach<Item, Value>(
  items: readonly Item[],
  read: (item: Item, index: number) => Value,
): (Value | undefined)[] {
  return [...items.keys()].map((index) => ifReadable(() => read(items[index] as Item, index)));
}

/** {@link rightParts} without those that cannot be read. Such an item of a list is empty: the others keep their places. */
export function withoutWrong(parts: Fields): Fields {
  const right = Object.keys(parts).map((name) => [name, ifReadable(() => valueOf(parts[name]))] as const);
  return Object.fromEntries(right.filter(([, part]) => part !== undefined));
}

function valueOf(part: unknown): unknown {
  if (Array.isArray(part)) return ofEach(part, valueOf).map((each) => each ?? {});
  return isRecord(part) ? withoutWrong(part) : part;
}
