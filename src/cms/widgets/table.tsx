import type { ClipboardEvent, KeyboardEvent } from "react";
import { deleteChosen } from "../../patches/rich-text";
import type { ControlProps, DecapCms } from "../decap-cms";
import { adminLanguage } from "../interface/admin-language";
import { withCells, withColumn, withoutColumn, withoutRow, withRow } from "../texts/change-table";
import {
  blankTable,
  parseTable,
  tableComponent,
  tablePattern,
  tableText,
  type Table,
} from "../texts/table-text";
import { tableTexts } from "./table-texts";
import { useNewPart } from "./use-new-part";

/** The component's value as Decap holds it: an immutable map with the Markdown of the table. */
interface TableValue {
  get(name: "table"): string | undefined;
  set(name: "table", text: string): TableValue;
}

/** Registers tables as a component of rich texts; a table that nobody edits keeps its text. */
export function registerTable(CMS: DecapCms): void {
  CMS.registerWidget(tableComponent, TableControl);
  CMS.registerEditorComponent({
    id: tableComponent,
    label: tableTexts[adminLanguage()].table,
    name: tableComponent,
    widget: tableComponent,
    pattern: tablePattern,
    fields: [{ name: "table", widget: "string", default: tableText(blankTable(3, 2)) }],
    fromBlock: ([table = ""]: readonly string[]) => ({ table }),
    toBlock: ({ table }: { readonly table: string }) => table,
  });
}

/** The cells of a table as boxes, with buttons for its rows and columns. Enter leads to the row below. */
function TableControl({ value, onChange, forID, isDisabled, isNewEditorComponent }: ControlProps) {
  const t = tableTexts[adminLanguage()];
  const map = value as TableValue;
  const table = parseTable(map.get("table") ?? "");
  const { rows, align } = table;
  useNewPart({ forID, value, isNewEditorComponent });
  const change = (changed: Table) => onChange(map.set("table", tableText(changed)));
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = event.clipboardData.getData("text/plain").trimEnd().split(/\r?\n/);
    const pasted = cells.map((line) => line.split("\t"));
    if (pasted.flat().length < 2) return;
    event.preventDefault();
    change(withCells(table, row, column, pasted));
  };
  return (
    <div className="tajuk-table" id={forID}>
      <div className="tajuk-table-cells">
        <table>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <textarea
                      rows={1}
                      value={cell}
                      disabled={isDisabled}
                      aria-label={row === 0 ? t.head(column + 1) : t.cell(row, column + 1)}
                      onChange={({ target }) => change(withCells(table, row, column, [[target.value]]))}
                      onKeyDown={goDown}
                      onPaste={(event) => paste(event, row, column)}
                    />
                  </td>
                ))}
                <td>
                  {row > 0 && rows.length > 2 && (
                    <Button label={t.removeRow(row)} act={() => change(withoutRow(table, row))} sign="×" />
                  )}
                </td>
              </tr>
            ))}
            <tr>
              {align.map((_, column) => (
                <td key={column}>
                  {align.length > 1 && (
                    <Button
                      label={t.removeColumn(column + 1)}
                      act={() => change(withoutColumn(table, column))}
                      sign="×"
                    />
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        <Button label={t.addRow} act={() => change(withRow(table))} />
        <Button label={t.addColumn} act={() => change(withColumn(table))} />
        <Button label={t.remove} act={removeTable} />
      </p>
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly act: (button: Element) => void;
  /** Shown in place of the label. */
  readonly sign?: string;
}

function Button({ label, act, sign }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={sign && label}
      title={sign && label}
      onClick={({ currentTarget }) => act(currentTarget)}
    >
      {sign ?? label}
    </button>
  );
}

/** A cell has one line: Enter leads to the next one below. */
function goDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const cell = event.currentTarget.closest("td");
  const below = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex];
  below?.querySelector("textarea")?.focus();
}

/** Decap chooses the component after the click on it. */
function removeTable(button: Element): void {
  const text = button.closest("[data-slate-editor]");
  if (text) setTimeout(() => deleteChosen(text));
}
