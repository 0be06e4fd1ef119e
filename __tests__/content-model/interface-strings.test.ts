import { parseStrings, stringProblems, writeStrings } from "../../src/content-model/interface-strings";
import { findText } from "../../src/domain/texts";

it("writes strings as they were read, in their groups and their order", () => {
  const text = `${JSON.stringify({ b: { c: "One “{{count}}”", a: "A\nline" }, a_one: "& 10" }, null, 2)}\n`;
  expect(writeStrings(parseStrings(text))).toBe(text);
});

it("gives the strings of every group, and what the page fills in", () => {
  expect(parseStrings('{"a": {"b": "One {{count}} of {{ all }}, {{count}}"}, "c": "Two"}')).toEqual([
    { key: "a.b", text: "One {{count}} of {{ all }}, {{count}}", placeholders: ["all", "count"] },
    { key: "c", text: "Two", placeholders: [] },
  ]);
});

it("knows the placeholders that a page fills in, however they are spaced", () => {
  const [string] = parseStrings('{"a": "{{ count }} of {{all}}"}');
  expect(string?.placeholders).toEqual(["all", "count"]);
  expect(findText({ n: { a: string?.text ?? "" } }, "en", "n:a", { count: 3, all: 4 })).toBe("3 of 4");
});

it.each(['{"a": 1}', '{"a": ["b"]}', "["])("cannot read %s", (source) => {
  expect(() => parseStrings(source)).toThrow();
});

describe.each([
  ["a blank text", { text: " ", placeholders: [] }, "a text that is not empty", "teks yang tidak kosong"],
  [
    "a lost placeholder",
    { text: "articles", placeholders: ["count"] },
    "a text with {{count}}",
    "teks dengan {{count}}",
  ],
  [
    "another placeholder",
    { text: "{{number}} articles", placeholders: ["all", "count"] },
    "a text with {{all}}, {{count}}",
    "teks dengan {{all}}, {{count}}",
  ],
  [
    "a placeholder that nothing fills in",
    { text: "{{count}} articles", placeholders: [] },
    "a text without {{braces}}",
    "teks tanpa {{kurung kurawal}}",
  ],
])("%s", (_case, string, english, indonesian) => {
  it("is told in both languages", () => {
    const found = JSON.stringify(string.text);
    expect(stringProblems([{ key: "count", ...string }])).toEqual([
      { field: "count", found, expected: english },
    ]);
    expect(stringProblems([{ key: "count", ...string }], "id")).toEqual([
      { field: "count", found, expected: indonesian },
    ]);
  });
});

it("says nothing about a text that keeps what the page fills in", () => {
  expect(stringProblems([{ key: "count", text: "Ada {{count}} artikel", placeholders: ["count"] }])).toEqual(
    [],
  );
});

describe("a string that is far longer than in the other language", () => {
  const others = [parseStrings('{"give": "Give", "card_other": "Cards", "blank": ""}')];
  const said = (key: string, length: number, wordsIn?: "id") =>
    stringProblems([{ key, text: "x".repeat(length), placeholders: [] }], wordsIn, others);

  it("is refused in both languages", () => {
    const [english, indonesian] = [said("give", 33), said("give", 33, "id")];
    const most = { en: "at most 32 characters, so that it", id: "paling banyak 32 karakter, agar" };
    expect(english[0]?.expected).toContain(most.en);
    expect(indonesian[0]?.expected).toContain(most.id);
  });

  it("may be three times as long, and 20 characters", () => {
    expect(said("give", 32)).toEqual([]);
  });

  it("of which the other language has one plural form is compared with that", () => {
    expect(said("card_one", 35)).toEqual([]);
    expect(said("card_one", 36)).toHaveLength(1);
  });

  it.each(["blank", "none"])("is taken where there is nothing beside it: %s", (key) => {
    expect(said(key, 500)).toEqual([]);
  });
});
