import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Browser } from "@playwright/test";
import { strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { checkEpub } from "../../src/build/publications/check-epub";
import { stalePublications } from "../../src/build/publications/stale-publications";
import { writePublications } from "../../src/build/publications/write-publications";
import { languageCodes } from "../setup/languages";
import { resourcesOf, siteContent } from "../setup/site";

let folder: string;
let browser: Browser;

/** A copy of the fixture site's content, which the tests change. */
const contentRoot = () => path.join(folder, "content");

const make = () =>
  writePublications({
    root: path.resolve(__dirname, "../.."),
    ...{ contentRoot: contentRoot(), folder, browser, all: false },
    ...{ site: "https://shore.example", today: "2026-01-15" },
  });

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  folder = await mkdtemp(path.join(tmpdir(), "tajuk-books-"));
  await cp(siteContent, contentRoot(), { recursive: true });
});

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("every book gets a PDF and an EPUB in each language, once @desktop", async () => {
  const made = await make();
  expect(made.map(({ name }) => name).sort()).toEqual(
    languageCodes.flatMap((code) => [`shore-book.${code}.epub`, `shore-book.${code}.pdf`]),
  );
  for (const { name, bytes } of made) expect((await stat(path.join(folder, name))).size).toBe(bytes);
  expect(stalePublications(contentRoot())).toEqual([]);
  expect(await make()).toEqual([]);
});

for (const language of languageCodes) {
  const book = resourcesOf(language).find(({ type }) => type === "ebook");
  const titles = book?.chapters.map(({ title }) => title) ?? [];

  test(`the PDF in ${language} is tagged, has an outline, and its contents lead to the right pages @desktop`, async () => {
    const data = new Uint8Array(await readFile(path.join(folder, `shore-book.${language}.pdf`)));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language, Title: `${book?.title} ${book?.subtitle}` });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = (await pdf.getOutline()).map(({ title }) => title);
    expect(outline[0]?.replaceAll(/\s+/g, " ")).toBe(`${book?.title} ${book?.subtitle}`);
    expect(outline.slice(2)).toEqual(titles);
    const size = (await pdf.getPage(1)).view.map(Math.round);
    expect(size.slice(2)).toEqual([595, 842]);
    const textOf = async (page: number) => {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      return items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replaceAll(/\s+/g, " ");
    };
    const contents = await textOf(3);
    for (const title of titles) {
      const page = Number(new RegExp(`${title} (\\d+)`).exec(contents)?.[1]);
      expect(await textOf(page)).toContain(title);
      expect((await textOf(page)).trim()).toMatch(new RegExp(`(^${page}\\b)|(\\b${page}$)|( ${page} )`));
    }
    const links = await (await pdf.getPage(3)).getAnnotations();
    expect(links.filter(({ subtype }: { readonly subtype: string }) => subtype === "Link")).toHaveLength(
      titles.length,
    );
  });

  test(`the EPUB in ${language} keeps the rules of its format @desktop`, async ({ page }) => {
    const bytes = await readFile(path.join(folder, `shore-book.${language}.epub`));
    expect(bytes.subarray(30, 58).toString()).toBe("mimetypeapplication/epub+zip");
    const files = unzipSync(bytes);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    const [opfName = ""] = /(?<=full-path=")[^"]+/.exec(text("META-INF/container.xml")) ?? [];
    const opf = text(opfName);
    const hrefs = Array.from(opf.matchAll(/<item id="([^"]+)" href="([^"]+)"/g), ([, , href = ""]) => href);
    const others = ["mimetype", "META-INF/container.xml", opfName];
    expect(Object.keys(files).sort()).toEqual([...others, ...hrefs.map((href) => `EPUB/${href}`)].sort());
    expect(opf).toContain(`<dc:language>${language}</dc:language>`);
    expect(opf).toMatch(/<meta property="dcterms:modified">\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/meta>/);
    const ids = Array.from(opf.matchAll(/<item id="([^"]+)"/g), ([, id]) => id);
    for (const [, id] of opf.matchAll(/<itemref idref="([^"]+)"/g)) expect(ids).toContain(id);
    const nav = text("EPUB/nav.xhtml");
    for (const title of titles) expect(nav).toContain(title);
    const xml = Object.keys(files).filter((name) => /\.(xhtml|opf|xml)$/.test(name));
    const broken = await page.evaluate(
      (sources) =>
        sources.filter(
          (source) =>
            new DOMParser().parseFromString(source, "text/xml").querySelector("parsererror") !== null,
        ),
      xml.map(text),
    );
    expect(broken).toEqual([]);
    const pages = xml
      .filter((name) => name.endsWith(".xhtml"))
      .map(text)
      .join("");
    expect(pages).not.toMatch(/ align=|data-scroller|href="\/|localhost/);
  });
}

const chapter = "EPUB/chapter-01.xhtml";
const breaks = {
  "markup that is not well-formed": [chapter, (text: string) => text.replace("</body>", "")],
  "a link that leads nowhere": [
    chapter,
    (text: string) => text.replace("<p>", '<p><a href="gone.xhtml">x</a>'),
  ],
  "a picture from elsewhere": [
    chapter,
    (text: string) => text.replace("<p>", '<p><img alt="" src="https://elsewhere.example/b.png"/>'),
  ],
  "a file that is listed and missing": ["EPUB/style.css", () => null],
  "a title that is missing": [
    "EPUB/package.opf",
    (text: string) => text.replace(/<dc:title>.*<\/dc:title>/, ""),
  ],
} as const;

for (const [what, [name, change]] of Object.entries(breaks)) {
  test(`an EPUB with ${what} is not given out @desktop`, async () => {
    const bytes = new Uint8Array(await readFile(path.join(folder, "shore-book.en.epub")));
    await checkEpub(bytes, "The book");
    const { mimetype = bytes, [name]: part, ...others } = unzipSync(bytes);
    const text = change(new TextDecoder().decode(part));
    const packed: Zippable = { mimetype: [mimetype, { level: 0 }], ...others };
    const broken = zipSync(text === null ? packed : { ...packed, [name]: strToU8(text) });
    await expect(checkEpub(broken, "The book")).rejects.toThrow(/^The book is no valid EPUB:\n[A-Z]{3}-\d+/);
  });
}

const handouts = {
  en: { form: "knot-cards.en", table: "catch-sheet.en", slides: "town-talk.en", text: "knot-cards.en.md" },
  id: {
    ...{ form: "kartu-simpul.id", table: "lembar-tangkapan.id", slides: "paparan-kota.id" },
    text: "kartu-simpul.id.md",
  },
};

for (const language of languageCodes) {
  const { form, table, slides, text } = handouts[language];

  test(`a changed text for download in ${language} gets its files made again, and no others @desktop`, async () => {
    const file = path.join(contentRoot(), "files", text);
    const parts = Array.from({ length: 60 }, (_, index) => `## Knot ${index + 1}\n\nOver and under.\n`);
    await writeFile(file, `${await readFile(file, "utf8")}\n${parts.join("\n")}`);
    const names = [`renditions/${form}.pdf`, `renditions/${form}.docx`];
    expect(stalePublications(contentRoot())).toEqual(names);
    expect((await make()).map(({ name }) => name)).toEqual(names);
    expect(stalePublications(contentRoot())).toEqual([]);
  });

  test(`the PDF of a text for download in ${language} is tagged and, if long, has contents that lead on @desktop`, async () => {
    const pdf = await rendition(`${form}.pdf`);
    const { info } = await pdf.getMetadata();
    const title = wordsIn(await readFile(path.join(siteContent, "files", text), "utf8"));
    expect(info).toMatchObject({ Language: language, Title: title });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const [top] = (await pdf.getOutline()) as readonly Outline[];
    expect([top?.title, top?.items.at(-1)?.title]).toEqual([title, "Knot 60"]);
    const links = await (await pdf.getPage(1)).getAnnotations();
    const [last] = links.slice(-1) as { readonly dest: string }[];
    const [page] = (await pdf.getDestination(last?.dest ?? "")) as [Parameters<typeof pdf.getPageIndex>[0]];
    expect(await pdf.getPageIndex(page)).toBe(pdf.numPages - 1);
  });

  test(`tables and slides in ${language} lie on their side, a slide on each page @desktop`, async () => {
    for (const name of [table, slides]) {
      const [, , width = 0, height = 0] = (await (await rendition(`${name}.pdf`)).getPage(1)).view;
      expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    }
    expect((await rendition(`${slides}.pdf`)).numPages).toBe(3);
  });
}

interface Outline {
  readonly title: string;
  readonly items: readonly Outline[];
}

/** The heading of the first level. */
const wordsIn = (markdown: string) => /^# (.+)/.exec(markdown)?.[1];

async function rendition(name: string) {
  const data = new Uint8Array(await readFile(path.join(contentRoot(), "renditions", name)));
  return getDocument({ data, verbosity: 0 }).promise;
}

test("a changed chapter makes its own language's files stale, until they are made again @desktop", async () => {
  const file = path.join(contentRoot(), "chapters/tenth-year.id.md");
  await writeFile(file, `${await readFile(file, "utf8")}\nSatu kalimat lagi.\n`);
  expect(stalePublications(contentRoot())).toEqual(["shore-book.id.pdf", "shore-book.id.epub"]);
  expect((await make()).map(({ name }) => name)).toEqual(["shore-book.id.pdf", "shore-book.id.epub"]);
  expect(stalePublications(contentRoot())).toEqual([]);
});
