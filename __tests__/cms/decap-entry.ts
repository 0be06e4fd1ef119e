import type { DecapEntry } from "../../src/cms/decap-entry";
import { isRecord, type Fields } from "../../src/domain/record";

/** An entry as Decap's events carry it, with these fields: a map that gives a changed copy and stays as it is. */
export function decapEntry(fields: Fields): DecapEntry {
  const entry = {
    get: (key: string) => fields[key],
    getIn: (path: readonly string[]) => path.reduce<unknown>((value, key) => within(value)[key], fields),
    setIn: (path: readonly string[], value: unknown) => decapEntry(changed(fields, path, value)),
    deleteIn: (path: readonly string[]) => decapEntry(changed(fields, path)),
    toJS: () => fields,
  };
  return entry as DecapEntry;
}

function changed(fields: Fields, [key = "", ...rest]: readonly string[], value?: unknown): Fields {
  const [index, ...inItem] = rest;
  const inner = fields[key];
  if (index !== undefined && Array.isArray(inner)) {
    const item = inItem.length > 0 ? changed(within(inner[Number(index)]), inItem, value) : value;
    return { ...fields, [key]: inner.with(Number(index), item) };
  }
  return { ...fields, [key]: rest.length > 0 ? changed(within(inner), rest, value) : value };
}

const within = (value: unknown): Fields => (isRecord(value) ? value : {});
