import type { FormField } from "../../patches/lists-in-step";
import { isItems, type Group, type Items } from "./form-items";

/** Where the items of a list were that was put into another order; undefined if anything else happened to it. */
export function newOrder(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly number[] | undefined {
  const left = [...before];
  const order = after.map((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left[place] = undefined;
    return place;
  });
  return order.includes(-1) || order.every((place, index) => place === index) ? undefined : order;
}

/** The items of a list in an order of {@link newOrder}. */
export function inOrder(items: Items, order: readonly number[]): Items {
  return order.reduce((kept, place, index) => kept.set(index, items.get(place)), items);
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

function sharesAnything(field: FormField): boolean {
  return field.get("i18n") !== true || [...(field.get("fields") ?? [])].some(sharesAnything);
}

/** Whether two groups have the same in all that they share, or leave it out. */
function areSame(fields: Iterable<FormField>, one: unknown, other: unknown): boolean {
  return [...fields].every((field) => {
    const [value, own] = [one, other].map((group) => (group as Group | undefined)?.get(field.get("name")));
    if (value === undefined || own === undefined) return true;
    if (field.get("i18n") === "duplicate") return value === own;
    const inner = field.get("fields");
    return !inner || isItems(value) || areSame(inner, value, own);
  });
}
