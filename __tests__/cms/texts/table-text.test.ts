import {
  withCells,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from "../../../src/cms/texts/change-table";
import { blankTable, parseTable, tablePattern, tableText } from "../../../src/cms/texts/table-text";

const table = String.raw`| Provinsi | Bibit |
| -------- | ----: |
| Papua    |   120 |
| a \| b   |       |`;

it("reads cells, and gives every row those of the head", () => {
  expect(parseTable(table)).toEqual({
    rows: [
      ["Provinsi", "Bibit"],
      ["Papua", "120"],
      ["a | b", ""],
    ],
    align: ["-", "-:"],
  });
  expect(parseTable("| a | b |\n|---|:-:|\n| c |").rows[1]).toEqual(["c", ""]);
});

it("writes what it has read", () => {
  const written = tableText(parseTable(table));
  expect(written).toBe(String.raw`| Provinsi | Bibit |
| -------- | ----: |
| Papua    | 120   |
| a \| b   |       |`);
  expect(parseTable(written)).toEqual(parseTable(table));
});

it("reads a number below zero, and other beginnings of lists, as they are read on the page", () => {
  const cells = parseTable(String.raw`| a |
| - |
| \-40 |
| 1\. |
| \*no\* |`);
  expect(cells.rows.flat()).toEqual(["a", "-40", "1.", String.raw`\*no\*`]);
});

it("is found at the beginning of a text, and ends with its rows", () => {
  expect(tablePattern.exec(`${table}\n\nNext`)?.[0]).toBe(table);
  expect(tablePattern.test(`A text\n${table}`)).toBe(false);
  expect(tablePattern.test("| a | b |\n\nno table")).toBe(false);
});

it("has one line for each cell", () => {
  expect(tableText({ rows: [["a\nb"]], align: ["-"] })).toBe("| a b |\n| --- |");
});

it("gets rows and columns, and room for what is pasted", () => {
  const small = { rows: [["a"], ["b"]], align: ["-"] };
  expect(withRow(small).rows).toEqual([["a"], ["b"], [""]]);
  expect(withColumn(small)).toEqual({
    rows: [
      ["a", ""],
      ["b", ""],
    ],
    align: ["-", "-"],
  });
  expect(withCells(small, 1, 0, [["c", "d"], ["e"]]).rows).toEqual([
    ["a", ""],
    ["c", "d"],
    ["e", ""],
  ]);
  expect(withoutRow(small, 1).rows).toEqual([["a"]]);
  expect(withoutColumn(withColumn(small), 0).rows).toEqual([[""], [""]]);
  expect(blankTable(2, 3).rows).toHaveLength(2);
});
