import { readDate, writeDate } from "../../../src/cms/files/read-date";

it.each([
  ["21/11/2026", "2026-11-21"],
  ["1/2/2026", "2026-02-01"],
  ["21.11.26", "2026-11-21"],
  ["21112026", "2026-11-21"],
  ["2026-11-21", "2026-11-21"],
  ["21 November 2026", "2026-11-21"],
  ["1 Agustus 2026", "2026-08-01"],
  ["1 aug 2026", "2026-08-01"],
  ["3 Mei 2027", "2027-05-03"],
  ["  ", ""],
])("reads %s", (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

it.each(["31/02/2026", "32/1/2026", "1/13/2026", "21/11", "soon", "1 foo 2026", "11/21/2026"])(
  "does not take %s for a date",
  (typed) => {
    expect(readDate(typed)).toBeUndefined();
  },
);

it("writes what it reads", () => {
  expect(writeDate("2026-11-21")).toBe("21/11/2026");
  expect(writeDate("")).toBe("");
});
