import { languageCodes } from "../../domain/languages";
import { decapPart } from "../../patches/decap-parts";

/** What Decap puts around a field, its label included. */
export const fieldBox = decapPart.ControlContainer;

/** A label in the open form. */
interface Found {
  readonly label: HTMLLabelElement;
  /** Whether it is the field's own, not that of the innermost group or list around it which the form has. */
  readonly isWhole: boolean;
}

/** Finds the label of a field or of an interface string, given its path in the model, and opens what is closed around it. */
export function findField(field: string, language: string): Found | undefined {
  let nearest: Found | undefined;
  for (const column of columnsFrom(language)) {
    const string = column.querySelector<HTMLLabelElement>(`label[for$="-${CSS.escape(field)}"]`);
    const found = string ? { label: string, isWhole: true } : follow(column, null, field.split("."));
    if (found?.isWhole) return found;
    nearest ??= found;
  }
  return nearest;
}

/** Whether a part of the form is not closed, nor in a column that a phone leaves out. */
export function isShown({ offsetParent }: HTMLElement): boolean {
  return offsetParent !== null;
}

/** The columns of the form, first that of a language: they stand side by side in the order of the languages. */
function columnsFrom(language: string): readonly Element[] {
  const columns = [...document.querySelectorAll(".Pane1, .Pane2")].filter((column) =>
    [...column.querySelectorAll<HTMLElement>('label[for*="-field-"]')].some(isShown),
  );
  if (columns.length === 0) return [document.body];
  const place =
    columns.length === languageCodes.length ? languageCodes.findIndex((code) => code === language) : 0;
  return [...columns.splice(Math.max(place, 0), 1), ...columns];
}

/**
 * Follows the keys of a path from a part of the form on.
 *
 * @param box around the group or list that the part belongs to
 * @param outer the label of the key before
 */
function follow(
  part: Element,
  box: Element | null,
  [key, ...rest]: readonly string[],
  outer?: HTMLLabelElement,
): Found | undefined {
  if (key === undefined) return outer && { label: outer, isWhole: true };
  if (/^\d+$/.test(key)) {
    const bars = [...part.querySelectorAll(decapPart.ListItemTopBar)];
    const bar = bars.filter((each) => each.closest(fieldBox) === box)[Number(key)];
    const item = bar?.parentElement;
    if (!item) return outer && { label: outer, isWhole: false };
    open(item, bar.querySelector("button"));
    return follow(item, box, rest, item.querySelector("label") ?? outer);
  }
  const labels = [...part.querySelectorAll<HTMLLabelElement>(`label[for^="${CSS.escape(key)}-field-"]`)];
  const label = labels.find((each) => boxAround(each.closest(fieldBox)) === box);
  const own = label?.closest(fieldBox);
  if (!own) return outer && { label: outer, isWhole: false };
  const isGroup = rest[0] !== undefined && !/^\d+$/.test(rest[0]);
  if (isGroup) open(own, own.querySelector('[data-testid="expand-button"]'));
  return follow(own, own, rest, label);
}

const boxAround = (box: Element | null) => box?.parentElement?.closest(fieldBox) ?? null;

/** Opens an item or a group, if none of its fields is to be seen. */
function open(part: Element, button: HTMLElement | null): void {
  const labels = [...part.querySelectorAll<HTMLElement>(`:scope ${fieldBox} label`)];
  if (!labels.some(isShown)) button?.click();
}
