import type { FormField } from "../../patches/lists-in-step";
import { isItems, type Group, type Items } from "./form-items";
import { arePairs, inOrder, newOrder } from "./paired-items";

/**
 * A field's value in another language, `other`, after a change in one: in lists, what languages share and what the change
 * touched is taken over. Decap does so outside lists only: `duplicateI18nFields` in decap-cms-core.
 */
export function takeOverField(field: FormField, before: unknown, after: unknown, other: unknown): unknown {
  const fields = field.get("fields");
  return fields && before !== undefined ? takeOverInner(fields, before, after, other) : other;
}

/**
 * The items of a list in another language after a change in one, item by item: one that was moved takes its counterpart
 * along. A list that got longer or shorter changes nothing in the other.
 *
 * @param fields of each item
 */
function takeOver(fields: Iterable<FormField>, before: Items, after: Items, other: Items): Items {
  const known = new Set(before.toArray());
  if (after.size !== before.size) return other;
  const order = newOrder(before.toArray(), after.toArray());
  if (order) return arePairs(fields, before, other) ? inOrder(other, order) : other;
  return after.toArray().reduce<Items>((kept, item, index) => {
    const own = kept.get(index);
    if (known.has(item) || !own) return kept;
    return kept.set(index, takeOverGroup(fields, before.get(index) as Group, item as Group, own as Group));
  }, other);
}

/** A list to which an item was added, with what the other language's item at its place shares with it. */
export function fillAdded(fields: Iterable<FormField>, before: Items, after: Items, other: Items): Items {
  const last = after.size - 1;
  const model = other.get(last) as Group | undefined;
  if (after.size !== before.size + 1 || !model) return after;
  return after.set(last, takeOverGroup(fields, model.clear(), model, after.get(last) as Group));
}

/** A list in another language with what its items leave out since they share it with those of `original`. */
export function withShared(fields: Iterable<FormField>, own: Items, original: unknown): Items {
  if (!isItems(original)) return own;
  return own.toArray().reduce<Items>((kept, item, index) => {
    const model = original.get(index);
    return model ? kept.set(index, withSharedIn(fields, item as Group, model as Group)) : kept;
  }, own);
}

function withSharedIn(fields: Iterable<FormField>, own: Group, original: Group): Group {
  return [...fields].reduce((kept, field) => {
    const name = field.get("name");
    const [value, model] = [kept.get(name), original.get(name)];
    if (field.get("i18n") === "duplicate") return value === undefined && model ? kept.set(name, model) : kept;
    const inner = field.get("fields");
    if (!inner || !value || !model) return kept;
    if (isItems(value)) return kept.set(name, withShared(inner, value, model));
    return kept.set(name, withSharedIn(inner, value as Group, model as Group));
  }, own);
}

/** A changed list with its items as they were `before`, where `shown` has the same ones with more in them. */
export function asBefore(before: Items, shown: Items, after: Items): Items {
  const known = shown.toArray();
  return after.toArray().reduce<Items>((kept, item, index) => {
    const place = known.indexOf(item);
    return place < 0 ? kept : kept.set(index, before.get(place));
  }, after);
}

/** The names that lead to a field among others, through groups; undefined if it is not there. */
export function pathTo(field: FormField, fields: Iterable<FormField>): readonly string[] | undefined {
  for (const each of fields) {
    if (each === field) return [each.get("name")];
    const inner = each.get("fields");
    const path = inner && pathTo(field, inner);
    if (path) return [each.get("name"), ...path];
  }
  return undefined;
}

function takeOverGroup(fields: Iterable<FormField>, before: Group, after: Group, other: Group): Group {
  return [...fields].reduce((kept, field) => {
    const name = field.get("name");
    const [old, value] = [before.get(name), after.get(name)];
    if (old === value) return kept;
    if (field.get("i18n") === "duplicate") return kept.set(name, value);
    const inner = field.get("fields");
    const own = kept.get(name);
    const taken = inner ? takeOverInner(inner, old, value, own) : own;
    return taken === own ? kept : kept.set(name, taken);
  }, other);
}

/** Takes over what is in a group or in a list inside an item. */
function takeOverInner(
  fields: Iterable<FormField>,
  before: unknown,
  after: unknown,
  other: unknown,
): unknown {
  if (isItems(after))
    return isItems(before) && isItems(other) ? takeOver(fields, before, after, other) : other;
  const group = after as Group | undefined;
  if (!group) return other;
  const blank = group.clear();
  const taken = takeOverGroup(fields, (before ?? blank) as Group, group, (other ?? blank) as Group);
  return taken === blank ? other : taken;
}
