import type { FormField } from "../../patches/lists-in-step";
import { isItems, type Group, type Items } from "./form-items";

/** Items as the form shows them, and what is stored of them. */
const stored = new WeakMap<object, unknown>();

/** What is stored of an item that {@link withShared} filled in; any other item as it is. */
export function asStored(item: unknown): unknown {
  return stored.get(item as object) ?? item;
}

/** A list in another language with what its items leave out since they share it with those of `original`. */
export function withShared(fields: Iterable<FormField>, own: Items, original: unknown): Items {
  if (!isItems(original)) return own;
  return own.toArray().reduce<Items>((kept, item, index) => {
    const model = original.get(index);
    if (!model) return kept;
    const filled = withSharedIn(fields, item as Group, model as Group);
    if (filled !== item) stored.set(filled, item);
    return kept.set(index, filled);
  }, own);
}

function withSharedIn(fields: Iterable<FormField>, own: Group, original: Group): Group {
  return [...fields].reduce((kept, field) => {
    const name = field.get("name");
    const [value, model] = [kept.get(name), original.get(name)];
    if (field.get("i18n") === "duplicate")
      return value === undefined && model !== undefined ? kept.set(name, model) : kept;
    const inner = field.get("fields");
    if (!inner || !value || !model) return kept;
    if (isItems(value)) return kept.set(name, withShared(inner, value, model));
    return kept.set(name, withSharedIn(inner, value as Group, model as Group));
  }, own);
}

/** A changed list with the items that stayed untouched at their place as they are stored: the others keep what they share. */
export function asBefore(before: Items, after: Items): Items {
  return after.toArray().reduce<Items>((kept, item, index) => {
    const own = before.get(index);
    return own !== undefined && asStored(item) === own ? kept.set(index, own) : kept;
  }, after);
}
