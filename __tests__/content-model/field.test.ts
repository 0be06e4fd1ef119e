import { z } from "zod";
import {
  choice,
  date,
  file,
  group,
  imageFile,
  list,
  longText,
  markdown,
  number,
  optional,
  reference,
  setting,
  slug,
  text,
  toggle,
} from "../../src/content-model/field";
import { fieldInfo } from "../../src/content-model/field-info";

const label = { en: "Label", id: "Label" };
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe("what each builder accepts", () => {
  const colour = setting({ red: label, blue: label }, { label });

  it.each<[string, z.ZodType, readonly unknown[], readonly unknown[]]>([
    ["text", text({ label, max: 5 }), ["a", "abcde", " abcde "], ["", "  ", "abcdef", 1, null, undefined]],
    ["patterned text", text({ label, pattern: { regex: /^\d+$/, example: "12" } }), ["12"], ["x", ""]],
    ["longText", longText({ label, max: 5 }), ["abcde"], ["", "abcdef"]],
    ["markdown", markdown({ label }), ["# A heading"], ["", "\n\n", 3]],
    ["date", date({ label }), ["2025-09-30", "2024-02-29"], ["2025-02-30", "2025-02-29", "30-09-2025", 2025]],
    ["whole number", number({ label, min: 1, max: 3 }), [1, 3], [0, 4, 1.5, "1", Number.NaN]],
    ["number", number({ label, max: 5, integer: false }), [0, 4.5], [-1, 5.1, Infinity]],
    ["toggle", toggle({ label }), [true, false], ["true", "yes", 1, undefined]],
    ["choice", colour, ["red", "blue"], ["Red", "green", "", null]],
    ["reference", reference("projects", { label }), ["peat-fire"], ["Peat fire", "peat_fire", "-peat", ""]],
    ["slug", slug(), ["a", "a-1"], ["a--b", "a-", "é"]],
    ["group", group({ name: text({ label }) }, { label }), [{ name: "a" }], [{}, { name: "a", more: 1 }, []]],
    [
      "list",
      list(text({ label }), { label, min: 1, max: 2 }),
      [["a"], ["a", "b"]],
      [[], ["a", "b", "c"], "a"],
    ],
    ["optional", optional(text({ label })), ["a", undefined], [null, ""]],
  ])("%s", (_name, schema, right, wrong) => {
    expect(right.filter((value) => !accepts(schema, value))).toEqual([]);
    expect(wrong.filter((value) => accepts(schema, value))).toEqual([]);
  });

  it("takes pictures of content/images only", () => {
    const picture = imageFile({ label });
    const right = ["../images/a.jpg", "../images/a_b-1.JPEG", "../images/a.png", "../images/a.webp"];
    const wrong = [
      "a.jpg",
      "../images/a.svg",
      "../images/../a.jpg",
      "../files/a.jpg",
      "https://a.example/a.jpg",
    ];
    expect([...right, ...wrong].filter((value) => accepts(picture, value))).toEqual(right);
  });

  it("takes downloads of content/files only", () => {
    const download = file({ label });
    const right = ["../files/guide.en.pdf", "../files/sheet.csv", "../files/list.md", "../files/form.docx"];
    const wrong = ["../files/run.exe", "../images/guide.pdf", "../files/../guide.pdf"];
    expect([...right, ...wrong].filter((value) => accepts(download, value))).toEqual(right);
  });

  it("drops white space around text", () => {
    expect(text({ label }).parse("  Peat \n")).toBe("Peat");
  });
});

describe("what is known of a field", () => {
  it("keeps label, hint and type name, and the widget that edits it", () => {
    const hint = { en: "Hint", id: "Petunjuk" };
    const schema = text({ label, hint, typeName: "Word" });
    expect(fieldInfo.get(schema)).toEqual({ label, hint, typeName: "Word", widget: "string", shared: false });
  });

  it.each<[string, z.ZodType]>([
    ["date", date({ label })],
    ["number", number({ label })],
    ["boolean", toggle({ label })],
    ["choice", setting({ a: label }, { label })],
    ["reference", reference("projects", { label })],
    ["imageFile", imageFile({ label })],
  ])("a %s is the same in every language", (widget, schema) => {
    expect(fieldInfo.get(schema)).toMatchObject({ widget, shared: true });
  });

  it.each<[string, z.ZodType]>([
    ["string", text({ label })],
    ["text", longText({ label })],
    ["markdown", markdown({ label })],
    ["file", file({ label })],
    ["group", group({}, { label })],
    ["list", list(text({ label }), { label })],
  ])("a %s is translated", (widget, schema) => {
    expect(fieldInfo.get(schema)).toMatchObject({ widget, shared: false });
  });

  it("keeps a choice's values with their names, and a reference's collection", () => {
    const options = { red: { en: "Red", id: "Merah" } };
    expect(fieldInfo.get(setting(options, { label }))?.options).toEqual(options);
    expect(fieldInfo.get(choice(["red"], "paint:colours", { label }))?.words).toBe("paint:colours");
    expect(fieldInfo.get(reference("projects", { label }))?.collection).toBe("projects");
  });

  it("is the same for a field that may be left out", () => {
    const schema = number({ label });
    expect(fieldInfo.get(optional(schema))).toEqual(fieldInfo.get(schema));
  });

  it("can say that a text is the same in every language", () => {
    expect(fieldInfo.get(text({ label, shared: true }))?.shared).toBe(true);
  });
});
