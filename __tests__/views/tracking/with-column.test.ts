import { withColumn } from "../../../src/views/tracking/with-column";

const column = { heading: 'What-if, "so to say"', values: [null, 250.5] };

test.each([
  { language: "en", separator: ",", number: "250.5" },
  { language: "id", separator: ";", number: "250,5" },
])("a file in $language gets a column at its end", ({ language, separator, number }) => {
  const rows = [
    ["Month", "Note"],
    ["January 2024", "Sample"],
    ["February 2024", "Sample"],
  ];
  const csv = rows.map((row) => `${row.join(separator)}\r\n`).join("");
  const added = ['"What-if, ""so to say"""', "", number];
  const longer = rows.map((row, index) => `${[...row, added[index]].join(separator)}\r\n`).join("");
  expect(withColumn(csv, column, language)).toBe(`\uFEFF${longer}`);
});
