import type { AdminLanguage } from "../../content-model/field-info";
import type { Row } from "./entry-rows";
import { choiceNames, isDated, lacks, type Choice } from "./list-choices";
import { listTexts } from "./list-texts";

/** The chosen value of each choice, by name. */
export type Chosen = Readonly<Record<string, string>>;

/** Rows under a heading; without one if the list has no groups. */
export interface RowGroup {
  readonly heading?: string;
  readonly rows: readonly Row[];
}

/** What is chosen, given the parameters of the list's address. */
export function chosenOf(choices: readonly Choice[], parameters: URLSearchParams): Chosen {
  return Object.fromEntries(
    choices.map(({ name, initial, options }) => {
      const asked = parameters.get(name);
      return [name, options.some(({ value }) => value === asked) ? (asked ?? "") : initial];
    }),
  );
}

/** The rows that pass the chosen filters, in their groups and order. */
export function arrangeRows(rows: readonly Row[], chosen: Chosen, language: AdminLanguage): RowGroup[] {
  const sorted = rows.filter((row) => passes(row, chosen)).toSorted(inOrder(chosen, isDated(rows), language));
  const { [choiceNames.group]: group } = chosen;
  if (!group) return sorted.length > 0 ? [{ rows: sorted }] : [];
  const headings = sorted.map((row) => headingOf(row, group) ?? listTexts[language].others);
  const each = [...new Set(headings)];
  // years in the order of the rows, everything else by name
  if (group !== "year") each.sort((one, other) => one.localeCompare(other, language));
  return each.map((heading) => ({ heading, rows: sorted.filter((_row, at) => headings[at] === heading) }));
}

function passes(row: Row, chosen: Chosen): boolean {
  return Object.entries(chosen).every(([name, value]) => {
    if (value === "" || name === choiceNames.group || name === choiceNames.sort) return true;
    if (name === choiceNames.without) return lacks(row, value);
    return value === (name === choiceNames.status ? row.status : row.facts[name]?.value);
  });
}

function headingOf({ facts, order }: Row, group: string): string | undefined {
  if (group === "year") return String(order ?? "").slice(0, 4) || undefined;
  const { [group]: fact } = facts;
  return fact && `${fact.field}: ${fact.label}`;
}

/** Newest first, or by position. What has no date yet is the newest; what has no position follows all that has. */
function inOrder({ [choiceNames.sort]: sort }: Chosen, dated: boolean, language: AdminLanguage) {
  const byTitle = (one: Row, other: Row) => one.title.localeCompare(other.title, language);
  const up = dated === (sort === "reverse");
  const orderOf = ({ order }: Row) => order ?? (dated ? "9999" : Infinity);
  const upwards = (one: Row, other: Row) => compare(orderOf(one), orderOf(other));
  const byOrder = up ? upwards : (one: Row, other: Row) => upwards(other, one);
  return sort === "title" ? byTitle : (one: Row, other: Row) => byOrder(one, other) || byTitle(one, other);
}

function compare(one: string | number, other: string | number): number {
  // infinite ones are equal
  if (typeof one === "number" && typeof other === "number") return one === other ? 0 : one - other;
  return String(one).localeCompare(String(other));
}
