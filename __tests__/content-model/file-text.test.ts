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
    ["{", "Expected property name or '}' at line 1, column 2"],
    ['{"en": {}\n "id": {}}', "Expected ',' or '}' after property value at line 2, column 2"],
    ['{\n"en": [1, -2.5e3, "a\\n\\u00e9", true, null,\n]}', "Unexpected token ']' at line 3, column 1"],
    ['{"en": [[], {}, x]}', "at line 1, column 17"],
    ['{"en":\n"a\nb"}', "Bad control character in string literal at line 2, column 1"],
    ['{"en": {}}\n}', "at line 2, column 1"],
  ])("cannot be %s", (source, message) => {
    expect(() => parseCopyFile(source)).toThrow(message);
  });
});
