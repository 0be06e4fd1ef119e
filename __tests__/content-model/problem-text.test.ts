import { z } from "zod";
import { describeIssue } from "../../src/content-model/describe-issue";
import {
  setting,
  date,
  group,
  imageFile,
  list,
  longText,
  number,
  text,
  toggle,
} from "../../src/content-model/field";
import type { AdminLanguage } from "../../src/content-model/field-info";
import { quoted } from "../../src/content-model/problem-text";

const label = { en: "Label", id: "Label" };

const schema = z.strictObject({
  title: text({ label, max: 5 }),
  lead: longText({ label, max: 5 }),
  phone: text({ label, max: 9, pattern: { regex: /^\+\d+$/, example: "+62215550142" } }),
  day: date({ label }),
  count: number({ label, min: 1, max: 9 }),
  rate: number({ label, max: 5, integer: false }),
  on: toggle({ label }),
  colour: setting({ red: label, blue: label }, { label }),
  image: group({ src: imageFile({ label }) }, { label }),
  items: list(text({ label }), { label, min: 1, max: 2 }),
});

const right = {
  title: "Peat",
  lead: "Wet",
  phone: "+62",
  day: "2025-09-30",
  count: 1,
  rate: 4.5,
  on: true,
  colour: "red",
  image: { src: "../images/a.jpg" },
  items: ["a"],
};

/** The problems of an otherwise valid entry, each as `field: found / expected`. */
function problems(change: object, language: AdminLanguage): string[] {
  const data = { ...right, ...change };
  const { error } = schema.safeParse(data);
  return (error?.issues ?? [])
    .flatMap((issue) => describeIssue(issue, data, language))
    .map(({ field, found, expected }) => `${field}: ${found} / ${expected}`);
}

it("says nothing about what is right", () => {
  expect(problems({}, "en")).toEqual([]);
});

describe.each<[string, object, string, string]>([
  ["missing text", { title: undefined }, "title: nothing / text", "title: kosong / teks"],
  [
    "empty text",
    { title: "" },
    "title: nothing / a text that is not empty",
    "title: kosong / teks yang tidak kosong",
  ],
  [
    "blank text",
    { title: "  " },
    'title: "  " / a text that is not empty',
    'title: "  " / teks yang tidak kosong',
  ],
  ["a number for text", { title: 3 }, "title: 3 / text", "title: 3 / teks"],
  [
    "long text",
    { lead: "abcdef" },
    "lead: a text of 6 characters / at most 5 characters",
    "lead: teks 6 karakter / paling banyak 5 karakter",
  ],
  [
    "text of the wrong form",
    { phone: "021 5550 0142" },
    'phone: "021 5550 0142" / something like +62215550142',
    'phone: "021 5550 0142" / misalnya +62215550142',
  ],
  [
    "missing text of a certain form",
    { phone: undefined },
    "phone: nothing / something like +62215550142",
    "phone: kosong / misalnya +62215550142",
  ],
  [
    "long text of a certain form",
    { phone: "+6221555014" },
    "phone: a text of 11 characters / at most 9 characters",
    "phone: teks 11 karakter / paling banyak 9 karakter",
  ],
  [
    "a day that does not exist",
    { day: "2025-02-30" },
    'day: "2025-02-30" / a date such as 2025-09-30',
    'day: "2025-02-30" / tanggal seperti 2025-09-30',
  ],
  [
    "a year for a date",
    { day: 2025 },
    "day: 2025 / a date such as 2025-09-30",
    "day: 2025 / tanggal seperti 2025-09-30",
  ],
  [
    "a year that was mistyped",
    { day: "1906-02-15" },
    'day: "1906-02-15" / a date such as 2025-09-30',
    'day: "1906-02-15" / tanggal seperti 2025-09-30',
  ],
  [
    "a missing date",
    { day: undefined },
    "day: nothing / a date such as 2025-09-30",
    "day: kosong / tanggal seperti 2025-09-30",
  ],
  ["text for a number", { count: "3" }, 'count: "3" / a number', 'count: "3" / angka'],
  ["part of a whole number", { count: 1.5 }, "count: 1.5 / a whole number", "count: 1,5 / bilangan bulat"],
  ["no number", { rate: Number.NaN }, "rate: NaN / a number", "rate: NaN / angka"],
  ["too small a number", { count: 0 }, "count: 0 / at least 1", "count: 0 / paling sedikit 1"],
  ["too large a number", { rate: 5.5 }, "rate: 5.5 / at most 5", "rate: 5,5 / paling banyak 5"],
  [
    "a number beyond whole numbers",
    { count: 1e20 },
    "count: 100,000,000,000,000,000,000 / at most 9",
    "count: 100.000.000.000.000.000.000 / paling banyak 9",
  ],
  ["text for a switch", { on: "yes" }, 'on: "yes" / true or false', 'on: "yes" / ya atau tidak'],
  [
    "an unknown value",
    { colour: "green" },
    'colour: "green" / one of red, blue',
    'colour: "green" / salah satu dari red, blue',
  ],
  [
    "text for a group",
    { image: "a.jpg" },
    'image: "a.jpg" / named fields',
    'image: "a.jpg" / kumpulan isian',
  ],
  [
    "a field inside a group",
    { image: { src: "a.jpg" } },
    'image.src: "a.jpg" / something like ../images/peat-canal.jpg',
    'image.src: "a.jpg" / misalnya ../images/peat-canal.jpg',
  ],
  [
    "a file's name with other characters",
    { image: { src: "../images/My reef.JPG" } },
    'image.src: "../images/My reef.JPG" / a file name of letters from a to z, digits, - and _, such as ../images/peat-canal.jpg',
    'image.src: "../images/My reef.JPG" / nama berkas dari huruf a sampai z, angka, - dan _, misalnya ../images/peat-canal.jpg',
  ],
  [
    "a file of another kind",
    { image: { src: "../images/reef.gif" } },
    'image.src: "../images/reef.gif" / something like ../images/peat-canal.jpg',
    'image.src: "../images/reef.gif" / misalnya ../images/peat-canal.jpg',
  ],
  [
    "an unknown field inside a group",
    { image: { src: "../images/a.jpg", size: 3 } },
    "image.size: 3 / no field of this name",
    "image.size: 3 / tidak ada isian dengan nama ini",
  ],
  ["text for a list", { items: "a" }, 'items: "a" / a list', 'items: "a" / daftar'],
  ["a short list", { items: [] }, "items: [] / at least 1 item", "items: [] / paling sedikit 1 butir"],
  [
    "a long list",
    { items: ["a", "b", "c"] },
    'items: ["a","b","c"] / at most 2 items',
    'items: ["a","b","c"] / paling banyak 2 butir',
  ],
  ["an item of a list", { items: ["a", 2] }, "items.1: 2 / text", "items.1: 2 / teks"],
])("%s", (_case, change, english, indonesian) => {
  it("is said in English", () => {
    expect(problems(change, "en")).toEqual([english]);
  });

  it("is said in Indonesian", () => {
    expect(problems(change, "id")).toEqual([indonesian]);
  });
});

it("gives each unknown field a problem of its own", () => {
  expect(problems({ subtitle: "a", colours: null }, "en")).toEqual([
    'subtitle: "a" / no field of this name',
    "colours: nothing / no field of this name",
  ]);
});

it("describes an entry that is no set of fields", () => {
  const { error } = schema.safeParse([]);
  const issues = error?.issues ?? [];
  expect(issues.flatMap((issue) => describeIssue(issue, []))).toEqual([
    { field: "", found: "[]", expected: "named fields", sentence: "should be named fields" },
  ]);
});

it("falls back to a message of Zod's where the model has no words", () => {
  const data = { code: "x" };
  const { error } = z.object({ code: z.string().refine(() => false, "no such code") }).safeParse(data);
  expect(error?.issues.flatMap((issue) => describeIssue(issue, data, "id"))).toEqual([
    { field: "code", found: '"x"', expected: "no such code" },
  ]);
});

describe("a value as it was written", () => {
  it("stays in one line and is cut to 60 characters", () => {
    expect(quoted("a\nb")).toBe('"a\\nb"');
    expect(quoted("x".repeat(80))).toBe(`"${"x".repeat(56)}…`);
  });

  it.each([undefined, null, ""])("%j is nothing", (value) => {
    expect(quoted(value)).toBe("nothing");
    expect(quoted(value, "id")).toBe("kosong");
  });
});
