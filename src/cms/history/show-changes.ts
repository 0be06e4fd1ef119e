import type { Change } from "diff";
import { element } from "../interface/element";
import { changedParts } from "./changed-parts";
import type { FieldChange } from "./entry-changes";
import { historyTexts } from "./history-texts";

/** Differences as a table: a row for each field, what changed of the older text beside the newer one. */
export function changesTable(changes: readonly FieldChange[]): HTMLTableElement {
  const t = historyTexts();
  const heads = [t.field, t.before, t.after].map((textContent) =>
    element("th", { textContent, scope: "col" }),
  );
  return element("table", {}, [
    element("thead", {}, [element("tr", {}, heads)]),
    element("tbody", {}, changes.map(row)),
  ]);
}

function row({ label, before, after }: FieldChange): HTMLTableRowElement {
  const t = historyTexts();
  const { older, newer } = changedParts(before, after);
  return element("tr", {}, [
    element("th", { textContent: label, scope: "row" }),
    side(t.before, older, "del"),
    side(t.after, newer, "ins"),
  ]);
}

/** One side of a row. On a phone, where the column has no head, its name stands before it. */
function side(head: string, parts: readonly Change[], mark: "del" | "ins"): HTMLTableCellElement {
  const cell = element(
    "td",
    {},
    parts.map(({ value, added, removed }) =>
      added || removed ? element(mark, { textContent: value }) : value,
    ),
  );
  cell.dataset.head = head;
  return cell;
}
