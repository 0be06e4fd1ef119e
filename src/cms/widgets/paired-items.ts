import type { FormField } from "../../patches/lists-in-step";
import { isItems, type Group, type Items } from "./form-items";

/** Where the items of a list were that was put into another order or lost some; undefined if anything else happened to it. */
export function placesOf(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly number[] | undefined {
  const left = [...before];
  const places = after.map((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left[place] = undefined;
    return place;
  });
  const isSame = before.length === after.length && places.every((place, index) => place === index);
  return isSame || places.includes(-1) ? undefined : places;
}

/** The items of a list at places of {@link placesOf}. */
export function itemsAt(items: Items, places: readonly number[]): Items {
  return places.reduce((kept, place, index) => kept.set(index, items.get(place)), items.clear());
}

/** The first item of `other` that none of these shares everything with. */
export function lackedBy(fields: Iterable<FormField>, items: Items, other: Items): unknown {
  return other.toArray().find((model) => !items.toArray().some((item) => areSame(fields, item, model)));
}

/** Whether the items of two languages belong together: they share something, and what they share is the same. */
export function arePairs(fields: Iterable<FormField>, one: Items, other: Items): boolean {
  const shares = [...fields].some(sharesAnything);
  return (
    shares &&
    one.size === other.size &&
    one.toArray().every((item, index) => areSame(fields, item, other.get(index)))
  );
}

/** The items of a list without those that share everything with items that are gone from another language, one with each. */
export function withoutCounterparts(
  fields: Iterable<FormField>,
  items: Items,
  gone: readonly unknown[],
): Items {
  if (![...fields].some(sharesAnything)) return items;
  const all = items.toArray();
  const found = gone.map((item) => all.filter((own) => areSame(fields, item, own, false)));
  const lost = new Set(found.flatMap((own) => (own.length === 1 ? own : [])));
  const places = [...all.keys()].filter((place) => !lost.has(all[place]));
  return lost.size > 0 ? itemsAt(items, places) : items;
}

function sharesAnything(field: FormField): boolean {
  return field.get("i18n") !== true || [...(field.get("fields") ?? [])].some(sharesAnything);
}

/**
 * Whether two groups have the same in all that they share. If one may leave it out, what is missing is not compared, nor what
 * is in lists.
 */
function areSame(fields: Iterable<FormField>, one: unknown, other: unknown, mayLack = true): boolean {
  return [...fields].every((field) => {
    const [value, own] = [one, other].map((group) => (group as Group | undefined)?.get(field.get("name")));
    if (field.get("i18n") === false || (mayLack && (value === undefined || own === undefined))) return true;
    if (field.get("i18n") === "duplicate") return value === own;
    const inner = field.get("fields");
    if (!inner || (mayLack && isItems(value))) return true;
    if (!isItems(value)) return areSame(inner, value, own, mayLack);
    const items = isItems(own) ? own : undefined;
    return (
      value.size === items?.size &&
      value.toArray().every((item, index) => areSame(inner, item, items.get(index), false))
    );
  });
}
