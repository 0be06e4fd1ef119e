import { strFromU8, unzipSync } from "fflate";
import { handoutsOf } from "../../../src/build/publications/handout";
import { readMarkdown } from "../../../src/build/publications/handout-text";
import { makeDocx } from "../../../src/build/publications/make-docx";
import { makeXlsx } from "../../../src/build/publications/make-xlsx";
import { readSheet } from "../../../src/build/publications/sheet";
import { sheetMarkup } from "../../../src/build/publications/sheet-markup";
import { stalePublications } from "../../../src/build/publications/stale-publications";
import { validateContent } from "../../../src/build/validation/validate-content";
import { languageCodes } from "../../setup/languages";
import { siteContent } from "../../setup/site";
import { contentTree, entries, markdownEntry } from "../content-tree";

const handoutOf = (name: string) => {
  const handout = handoutsOf(siteContent).find(({ names }) => names.includes(name));
  if (!handout) throw new Error(`The tests' own site has no ${name}.`);
  return handout;
};

const xmlOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

it("makes files of every text that wants them, in each language", () => {
  const names = handoutsOf(siteContent).flatMap((handout) => handout.names);
  expect(names.sort()).toEqual(
    [
      ...["catch-sheet.en.pdf", "catch-sheet.en.xlsx", "lembar-tangkapan.id.pdf", "lembar-tangkapan.id.xlsx"],
      ...["knot-cards.en.pdf", "knot-cards.en.docx", "kartu-simpul.id.pdf", "kartu-simpul.id.docx"],
      ...["reading-tides.en.pdf", "membaca-pasang-surut.id.pdf", "town-talk.en.pdf", "paparan-kota.id.pdf"],
      ...["product-demo.en.pdf", "product-demo.id.pdf"],
    ].sort(),
  );
});

it("keeps lists inside lists in a document", async () => {
  const form = {
    ...handoutOf("knot-cards.en.docx"),
    source: "# Knots\n\n- Outer\n  1. Inner\n- Last **one** _of all_\n",
  };
  const xml = xmlOf(await makeDocx(form), "word/document.xml");
  const texts = Array.from(xml.matchAll(/<w:t [^>]*>([^<]+)<\/w:t>/g), ([, text]) => text);
  expect(texts).toEqual(expect.arrayContaining(["Outer", "Inner"]));
  expect(texts.join("")).toContain("Last one of all");
});

it("says which files are to be made again", () => {
  const { root } = contentTree({
    "resources/checklist.en.md": markdownEntry({ ...entries.resources, layout: "form" }),
    "resources/checklist.id.md": null,
  });
  expect(stalePublications(root).filter((name) => name.includes("checklist"))).toEqual([
    "renditions/peat-restoration-checklist.en.pdf",
    "renditions/peat-restoration-checklist.en.docx",
  ]);
});

it("makes files of the languages whose file is a text, and offers the finished file of another as it is", () => {
  const resource = { ...entries.resources, layout: "form" };
  const own = { ...resource, file: "../files/peat-restoration-checklist.id.pdf" };
  const { root } = contentTree({
    "resources/checklist.en.md": markdownEntry(resource),
    "resources/checklist.id.md": markdownEntry(own),
    "files/peat-restoration-checklist.id.pdf": "%PDF-1.7 a sheet",
  });
  expect(validateContent(root)).toEqual([]);
  expect(stalePublications(root).filter((name) => name.includes("checklist"))).toEqual([
    "renditions/peat-restoration-checklist.en.pdf",
    "renditions/peat-restoration-checklist.en.docx",
  ]);
});

it.each([
  ["# Knots\n\nFree to copy.\n\n- [ ] Bowline\n", "Knots", "Free to copy.", "- [ ] Bowline"],
  ["# Knots\n\n- [ ] Bowline\n", "Knots", "", "- [ ] Bowline"],
  ["Free to copy.\n", undefined, "", "Free to copy."],
])("finds title and introduction of %j", (markdown, title, lead, body) => {
  const text = readMarkdown(markdown);
  expect({ ...text, body: text.body.trim() }).toEqual({ title, lead, body });
});

describe.each(languageCodes)("in %s", (language) => {
  const isEnglish = language === "en";
  const sheet = handoutOf(isEnglish ? "catch-sheet.en.xlsx" : "lembar-tangkapan.id.xlsx");
  const form = handoutOf(isEnglish ? "knot-cards.en.docx" : "kartu-simpul.id.docx");

  it("reads a table as people do", () => {
    const { title, about, blanks, notes, tables } = readSheet(sheet.source, language);
    const [first, units] = tables;
    const english = ["Catch sheet", "The bay crew · free to copy", ["Boat"], "Units", "Snapper"];
    const indonesian = ["Lembar tangkapan", "Awak teluk · bebas disalin", ["Perahu"], "Satuan", "Kakap"];
    expect([title, about, blanks, units?.title, first?.rows[0]?.[0]]).toEqual(
      isEnglish ? english : indonesian,
    );
    expect(notes).toHaveLength(1);
    expect(tables.map(({ header, rows }) => [header.length, rows.length])).toEqual([
      [3, 3],
      [2, 1],
    ]);
  });

  it("leaves what a spreadsheet works out to be filled in on paper", () => {
    expect(sheetMarkup(readSheet(sheet.source, language))).not.toMatch(/=[A-Z]/);
  });

  it("makes a spreadsheet whose numbers and formulas work, on one page in width", async () => {
    const xml = xmlOf(await makeXlsx(sheet), "xl/worksheets/sheet1.xml");
    expect(xml).toMatch(/<c r="B6"[^>]*><v>0\.5<\/v>/);
    expect(xml).toMatch(/<c r="C8"[^>]*><f>SUM\(C6:C7\)<\/f>/);
    expect(xml).toContain('fitToWidth="1"');
  });

  it("makes a document with headings, boxes, numbers, tables and the publisher", async () => {
    const bytes = await makeDocx(form);
    const xml = xmlOf(bytes, "word/document.xml");
    const styles = Array.from(xml.matchAll(/<w:pStyle w:val="(\w+)"/g), ([, style]) => style);
    expect(styles).toEqual(expect.arrayContaining(["Title", "Heading1"]));
    expect(xml.match(/☐/g)).toHaveLength(3);
    expect(xml).toContain("<w:numPr>");
    expect(xml).toContain("<w:tblHeader/>");
    expect(xml).toContain('<w:br w:type="page"/>');
    expect(xmlOf(bytes, "word/footer1.xml")).toContain(form.publisher.name);
    expect(xmlOf(bytes, "word/styles.xml")).toContain(`<w:lang w:val="${language}"`);
  });
});
