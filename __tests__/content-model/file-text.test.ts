import { parseCopyFile, parseMarkdownEntry } from "../../src/content-model/file-text";

describe("a Markdown entry", () => {
  it("gives its fields, and the text below them as body", () => {
    expect(parseMarkdownEntry("---\ntitle: Peat\norder: 3\n---\n\n# One\n\nTwo\n")).toEqual({
      title: "Peat",
      order: 3,
      body: "# One\n\nTwo",
    });
  });

  it("leaves a date as it was written", () => {
    expect(parseMarkdownEntry("---\ndate: 2025-02-30\n---\n")).toMatchObject({ date: "2025-02-30" });
  });

  it("reads Windows line ends and a byte order mark", () => {
    expect(parseMarkdownEntry("\uFEFF---\r\ntitle: Peat\r\n---\r\n\r\nText\r\n")).toEqual({
      title: "Peat",
      body: "Text",
    });
  });

  it("has no fields without front matter", () => {
    expect(parseMarkdownEntry("Only text")).toEqual({ body: "Only text" });
    expect(parseMarkdownEntry("")).toEqual({ body: "" });
  });

  it("gives each caller fields of its own", () => {
    const source = "---\ntitle: Peat\n---\nText";
    expect(parseMarkdownEntry(source)).not.toBe(parseMarkdownEntry(source));
  });

  it.each([
    ["a tab for indentation", "---\nimage:\n\tsrc: a\n---\n"],
    ["the same field twice", "---\ntitle: a\ntitle: b\n---\n"],
    ["no end", "---\ntitle: a\nText: [goes on\n"],
    ["a list", "---\n- a\n---\n"],
    ["plain text", "---\nhello\n---\n"],
    ["JSON", '---json\n{"title": "a"}\n---\n'],
  ])("cannot be read with %s", (_case, source) => {
    expect(() => parseMarkdownEntry(source)).toThrow();
  });

  it.each([
    ["title: Planting: a story", "line 2, column 16: a text with a colon needs quotation marks"],
    ["title: Planting\n   lead: a", "line 3, column 8"],
  ])("says where %j is wrong, and what to do about a colon", (fields, place) => {
    const problem = new RegExp(`^bad indentation of a mapping entry at ${place}$`);
    expect(() => parseMarkdownEntry(`---\n${fields}\n---\n`)).toThrow(problem);
  });

  it.each(["js", "javascript"])("never runs front matter written as %s", (engine) => {
    const source = `---${engine}\n{ title: (globalThis.wasRun = true) }\n---\n`;
    expect(() => parseMarkdownEntry(source)).toThrow("not YAML");
    expect(globalThis).not.toHaveProperty("wasRun");
  });
});

describe("a page-copy file", () => {
  it("gives the fields of each language", () => {
    expect(parseCopyFile('{"en": {"title": "News"}, "id": {}}')).toEqual({ en: { title: "News" }, id: {} });
  });

  it("may have a byte order mark", () => {
    expect(parseCopyFile('\uFEFF{"en": {}}')).toEqual({ en: {} });
  });

  it.each([
    ["[]", "not an object with a key for each language"],
    ["null", "not an object with a key for each language"],
    ['{"en": "News"}', '"en" is not an object'],
    ['{"en": [], "id": {}}', '"en" is not an object'],
    ["", "no value at line 1, column 1"],
    ["{", "no } at line 1, column 2"],
    ['{"en" {}}', "no colon after a name at line 1, column 7"],
    ['{"en": {}\n "id": {}}', "no comma between two fields or values at line 2, column 2"],
    ['{"en": {},\n}', "no name in double quotation marks after a comma or { at line 2, column 1"],
    ['{\n"en": [1, -2.5e3, "a\\n\\u00e9", true, null,\n]}', "no value at line 3, column 1"],
    ['{"en": [[], {}, x]}', "a word without quotation marks at line 1, column 17"],
    ['{"en":\n"a\nb"}', "a text without its second quotation mark in the same line at line 2, column 1"],
    ['{"en":\n"a\tb"}', "a tab or another control character in a text at line 2, column 1"],
    ['{"en": "C:\\new\\map"}', "one backslash in a text instead of two at line 1, column 8"],
    ['{"en": {}} // home', "a comment at line 1, column 12"],
    ['{"en": {}}\n}', "more after the last } at line 2, column 1"],
    [
      '{"en": {"a": [{"b": 1}, {"b": 2}], "b": 3},\n"id": {"title": "A",\n "title": "B"}}',
      '"title" a second time at line 3, column 2',
    ],
    ['{"en": {}, "id": {},\n"\\u0065n": {"a": 1, "a": 2}}', '"en" a second time at line 2, column 1'],
  ])("cannot be %j", (source, message) => {
    expect(() => parseCopyFile(source)).toThrow(new Error(message));
  });
});
