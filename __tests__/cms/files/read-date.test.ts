import { dateOnOtherDay, dayInWords, readDate, weekdayOf, writeDate } from "../../../src/cms/files/read-date";

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
  ["Rabu, 2 Desember 2026", "2026-12-02"],
  ["Rab 2/12/2026", "2026-12-02"],
  ["Wed, 2 December 2026", "2026-12-02"],
  ["Jum'at, 4 Des. 2026", "2026-12-04"],
  ["2 des 26", "2026-12-02"],
  ["1 Agt 2026", "2026-08-01"],
  ["1 Ags 26", "2026-08-01"],
  ["7 Sept 2026", "2026-09-07"],
  ["9 Nop 2026", "2026-11-09"],
  ["9 Okt 2026", "2026-10-09"],
  ["Nov 3 2026", "2026-11-03"],
  ["November 3, 2026", "2026-11-03"],
  ["Nov. 3, 26", "2026-11-03"],
  ["Tuesday, November 3, 2026", "2026-11-03"],
  ["  ", ""],
])("reads %s", (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

it.each([
  "31/02/2026",
  "32/1/2026",
  "1/13/2026",
  "21/11",
  "soon",
  "1 foo 2026",
  "11/21/2026",
  "soon, 1/1/2026",
  "Feb 31 2026",
  "Monday, Nov 3 2026",
  "soon 3 2026",
])("does not take %s for a date", (typed) => {
  expect(readDate(typed)).toBeUndefined();
});

it("refuses a date on another day of the week than the one that is typed, and knows its own", () => {
  expect(readDate("Selasa, 2 Desember 2026")).toBeUndefined();
  expect(dateOnOtherDay("Selasa, 2 Desember 2026")).toBe("2026-12-02");
  expect(dateOnOtherDay("Rabu, 2 Desember 2026")).toBeUndefined();
  expect(["en", "id"].map((language) => weekdayOf("2026-12-02", language))).toEqual(["Wednesday", "Rabu"]);
});

it("writes what it reads", () => {
  expect(writeDate("2026-11-21")).toBe("21/11/2026");
  expect(writeDate("")).toBe("");
});

it("names a day as people write it, without a nought before it", () => {
  expect(dayInWords("2026-12-02", "id")).toBe("Rabu, 2 Desember 2026");
  expect(dayInWords("2026-12-02", "en")).toBe("Wednesday, 2 December 2026");
});
