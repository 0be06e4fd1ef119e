import { withColumn } from "../../../src/views/tracking/with-column";

const column = { heading: 'What-if, "so to say"', values: [null, 250] };

test.each([
  { language: "en", separator: "," },
  { language: "id", separator: ";" },
])("a file in $language gets a column at its end", ({ language, separator }) => {
  const rows = [
    ["Month", "Note"],
    ["January 2024", "Sample"],
    ["February 2024", "Sample"],
  ];
  const csv = rows.map((row) => `${row.join(separator)}\r\n`).join("");
  const added = ['"What-if, ""so to say"""', "", "250"];
  const longer = rows.map((row, index) => `${[...row, added[index]].join(separator)}\r\n`).join("");
  expect(withColumn(csv, column, language)).toBe(`\uFEFF${longer}`);
});
