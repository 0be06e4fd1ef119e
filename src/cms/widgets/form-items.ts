/** The parts of Decap's immutable maps and lists that are used here. */
interface Values<Key> {
  readonly size: number;
  get(key: Key): unknown;
  set(key: Key, value: unknown): this;
  clear(): this;
}
/** The fields of an item, or of a group. */
export type Group = Values<string>;
/** The items of a list in a form: of a list of plain texts, the texts. */
export interface Items extends Values<number> {
  toArray(): unknown[];
}

export function isItems(value: unknown): value is Items {
  return typeof (value as { readonly unshift?: unknown } | undefined)?.unshift === "function";
}
