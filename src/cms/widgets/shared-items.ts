import type { FormField } from "../../patches/lists-in-step";
import { isItems, type Group, type Items } from "./form-items";
import { arePairs, itemsAt, lackedBy, placesOf, withoutCounterparts } from "./paired-items";
import { asStored, withShared } from "./shown-items";

/**
 * A field's value in another language, `other`, after a change in one: in lists, what languages share and what the change
 * touched is taken over. Decap does so outside lists only: `duplicateI18nFields` in decap-cms-core.
 */
export function takeOverField(field: FormField, before: unknown, after: unknown, other: unknown): unknown {
  const fields = field.get("fields");
  return fields && before !== undefined ? takeOverInner(fields, before, after, other) : other;
}

/**
 * The items of a list in another language after a change in one, item by item: one that was moved or deleted takes its
 * counterpart along. Where one language has more items, those of the other only get what they left out: there, places
 * tell nothing of counterparts.
 *
 * @param fields of each item
 */
function takeOver(fields: Iterable<FormField>, before: Items, after: Items, other: Items): Items {
  const known = new Set(before.toArray());
  const items = after.toArray();
  const same = items.map((item) => (known.has(item) ? item : asStored(item)));
  const gone = [...known].filter((item) => !same.includes(item));
  const places = placesOf(before.toArray(), same);
  if (places && arePairs(fields, before, other)) return itemsAt(other, places);
  const own = withShared(fields, other, before);
  if (places) return withoutCounterparts(fields, own, gone);
  if (new Set([before.size, after.size, other.size]).size > 1) return own;
  return items.reduce<Items>((kept, item, index) => {
    if (known.has(same[index])) return kept;
    const [old, others] = [before, kept].map((list) => list.get(index) as Group | undefined);
    return old && others ? kept.set(index, takeOverGroup(fields, old, item as Group, others)) : kept;
  }, other);
}

/**
 * A list, in which an item was added, or in a list of one of its items, with what the added one shares with the item of the
 * other language that has no counterpart yet.
 */
export function fillAdded(fields: Iterable<FormField>, before: Items, after: Items, other: Items): Items {
  return after.toArray().reduce<Items>((kept, item, index) => {
    const old = before.get(index) as Group | undefined;
    if (item === old) return kept;
    if (old)
      return kept.set(index, fillAddedIn(fields, old, item as Group, other.get(index) as Group | undefined));
    const model = (lackedBy(fields, before, other) ?? other.get(index)) as Group | undefined;
    return model ? kept.set(index, takeOverGroup(fields, model.clear(), model, item as Group)) : kept;
  }, after);
}

function fillAddedIn(
  fields: Iterable<FormField>,
  before: Group,
  after: Group,
  other: Group | undefined,
): Group {
  return [...fields].reduce((kept, field) => {
    const name = field.get("name");
    const inner = field.get("fields");
    const [old, value, model] = [before, kept, other].map((group) => group?.get(name));
    return inner && isItems(old) && isItems(value) && isItems(model) && value.size > old.size
      ? kept.set(name, fillAdded(inner, old, value, model))
      : kept;
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
