import { readFileSync } from "node:fs";
import path from "node:path";
import { hasPictures, pastedMarkdown, pastedNodes } from "../../../src/cms/texts/read-pasted";

/** What a program has put on the clipboard as HTML. */
const copiedIn = (program: "word" | "docs" | "sheets") =>
  readFileSync(path.join(__dirname, "clipboard", `${program}.html`), "utf8");

const document = `## Bibit untuk Papua

**Baris pertama tebal.** Musim tanam *pertama* sudah selesai; lihat [laporannya](https://tajuk.example/laporan).

- butir satu
  - butir di dalamnya
- butir dua

### Langkahnya

1. Gali lubangnya.
2. Tanam bibitnya.

| Provinsi | Bibit           |
| -------- | --------------- |
| Papua    | 120 (sementara) |

Sesudah tabel.`;

it.each(["word", "docs"] as const)("keeps of %s what Markdown has, and nothing else", (program) => {
  expect(pastedMarkdown(copiedIn(program))).toBe(document);
});

it("takes underlined words for plain ones: nobody has emphasized them", () => {
  const words =
    "<p>Bibit <u>dari <b>Papua</b></u>, <span style='text-decoration:underline'>semua</span>.</p>";
  expect(pastedMarkdown(`${words}<h2><u>Langkahnya</u></h2>`)).toBe(
    "Bibit dari **Papua**, semua.\n\n## Langkahnya",
  );
});

it("keeps the order of headings, with none as high as the page's title", () => {
  const heads = (...levels: readonly number[]) =>
    levels.map((level) => `<h${level}>Bab</h${level}>`).join("");
  expect(pastedMarkdown(heads(1, 2, 3, 4, 1))).toBe("## Bab\n\n### Bab\n\n#### Bab\n\n#### Bab\n\n## Bab");
  expect(pastedMarkdown(heads(2, 3, 5))).toBe("## Bab\n\n### Bab\n\n#### Bab");
});

it("knows whether a picture was copied along, which is left out", () => {
  expect([copiedIn("word"), copiedIn("docs"), copiedIn("sheets")].map(hasPictures)).toEqual([
    false,
    false,
    false,
  ]);
  const picture = '<![if !vml]><img width=602 src="file:///C:/msohtmlclip1/01/clip_image002.jpg"><![endif]>';
  expect(hasPictures(`<p class=MsoNormal>a</p><p class=MsoNormal>${picture}</p>`)).toBe(true);
});

it("makes the first row of a sheet the head of a table", () => {
  const [table] = pastedNodes(copiedIn("sheets"));
  expect(table?.data).toEqual({
    shortcode: "table",
    shortcodeData: {
      table: `| Provinsi | Bibit | Catatan       |
| -------- | ----- | ------------- |
| Papua    | 120   | sagu \\| matoa |
| Riau     | 1.250 |               |`,
    },
  });
});

it("gives the rich text its own nodes", () => {
  const nodes = pastedNodes(copiedIn("word"));
  expect(nodes.map(({ type }) => type)).toEqual([
    ...["heading-two", "paragraph", "bulleted-list", "heading-three", "numbered-list"],
    ...["shortcode", "paragraph"],
  ]);
  expect(nodes[1]?.children?.slice(0, 3)).toEqual([
    { text: "Baris pertama tebal.", bold: true },
    { text: " Musim tanam " },
    { text: "pertama", italic: true },
  ]);
  expect(nodes[2]?.children).toHaveLength(2);
});

it.each([
  ["a level that is too low", "<h5>Kecil</h5>", "#### Kecil"],
  ["a picture of another site", '<p>a<img src="https://elsewhere.example/x.png">b</p>', "ab"],
  ["a script", "<p>a</p><script>alert(1)</script><style>p{}</style>", "a"],
  ["a link that leads nowhere", '<p><a href="javascript:alert(1)">a</a> <a name="_Toc1">b</a></p>', "a b"],
  ["an address of this site", `<p><a href="${location.origin}/id/news/">a</a></p>`, "[a](/news/)"],
  ["spaces in bold words", "<p><b> a </b>b</p>", "**a** b"],
  ["words that are cut in pieces", "<p><b>a</b><b>b</b></p>", "**ab**"],
  ["crossed out words", '<p><span style="text-decoration: line-through">a</span></p>', "~~a~~"],
  [
    "a mark in a cell",
    "<table><tr><td>a</td></tr><tr><td><s>b</s> <b>c</b></td></tr></table>",
    "| a           |\n| ----------- |\n| ~~b~~ **c** |",
  ],
  ["a line break", "<p>a<br>b</p>", "a\\\nb"],
  ["text without a block", "a <b>b</b>", "a **b**"],
  ["empty blocks", "<p>&nbsp;</p><ul><li></li></ul><p>a</p>", "a"],
])("copes with %s", (_name, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown);
});

it("takes over a number below zero in a table as it is read", () => {
  const [table] = pastedNodes(
    "<table><tr><td>a | b</td></tr><tr><td><p>-40</p></td></tr><tr><td>*no*</td></tr></table>",
  );
  expect(table?.data).toMatchObject({
    shortcodeData: { table: ["| a \\| b |", "| ------ |", "| -40    |", "| \\*no\\* |"].join("\n") },
  });
});

it.each([
  ["https://a.example/b?id=7&utm_source=wa&fbclid=XYZ", "https://a.example/b?id=7"],
  ["https://a.example/b?utm_source=wa&utm_medium=x#c", "https://a.example/b#c"],
  ["https://a.example/b?gclid=1&id=7&igsh=2", "https://a.example/b?id=7"],
  ["https://a.example/b?q=utm_source", "https://a.example/b?q=utm_source"],
])("drops from %s what tells where a visitor comes from", (written, kept) => {
  expect(pastedMarkdown(`<p><a href="${written}">There</a></p>`)).toBe(`[There](${kept})`);
});

it.each(["#_ftn1", `${location.origin}/admin/#_ftn1`, "/admin/#/collections/news"])(
  "keeps the words alone of a link to %s, which leads readers nowhere",
  (address) => {
    expect(pastedMarkdown(`<p>Peat<a href="${address}">note</a></p>`)).toBe("Peatnote");
  },
);
