import { sitePages } from "../../scripts/lib/site-pages.mjs";
import { allTexts } from "../../src/build/content/all-texts";
import { contentRoot } from "../../src/build/content/content-root";
import { contentNotes } from "../../src/content-model/content-notes";
import { previewFolder } from "../../src/domain/addresses";
import { publicFolder, readPublic } from "./built-page";

test("the desk finds no result in the shipped texts that is typed by hand", () => {
  const notes = contentNotes(allTexts(contentRoot(process.cwd())), [], "");
  expect(notes.filter(({ kind }) => kind === "typedFigure")).toEqual([]);
});

/** What has digits on pages and is no claim: why, how it is found, and on which pages, if not on all. */
const arguedOnPages: readonly (readonly [why: string, what: RegExp, where?: RegExp])[] = [
  ["a worked example, whose sums a reader repeats", /.+/gs, /\/(handbook|course)-why-count\/$/],
  ["the list of all claims", /.+/gs, /\/figures\/$/],
  ["an address", /https?:\/\/\S+|Jl\. Contoh Raya 12/g],
  ["a telephone number", /\+62 21 5550 0142/g],
  ["a permit or a registration", /SAMPLE\/PUB\/2026|00\.000\.000\.0-SAMPLE|AHU-SAMPLE\.AH\.01\.04/g],
  ["a day", /\b\d{1,2} (?=\p{Lu}\p{L}+ 20\d\d)/gu],
  ["a year", /(?<!\d)20[1-3]\d(?!\d)/g],
  ["a time of day", /9am–6pm|09\.00–18\.00|UTC\+7/g],
  ["a price, a gift or an account, whose source is its own page", /(?:(?:US)?\$|Rp)\d[\d.,]*/g],
  ["a share of an account", /\b100%/g, /\/transparency\/20/],
  ["the size of a file", /[\d.,]+ [kM]B\b/g],
  ["the length of a text or a film", /\b\d+ (?:minutes?|menit|pages|halaman|lessons|pelajaran)\b/g],
  ["a period of the rules", /\b\d+ (?:months|bulan|days|hari|times|kali)\b/g, /\/(privacy|terms)\/$/],
  [
    "a law, a standard or a licence",
    /(?:No\.|Nomor) (?:27|57|71)|WCAG\) 2\.2|400%|(?:CC BY|Creative Commons \p{L}+) 4\.0/gu,
  ],
  ["a place in a list", /^\d{1,2}\.?\s(?=\p{Lu})|^\d$/gmu],
  ["how many are listed", /\b\d+ (?:projects?|proyek|items|butir)\b/g],
  ["the height of a layer", /^−?\d+ m (?=\p{Lu})/gmu, /^\/(id\/)?$/],
  [
    "reviews, downloads and readers, marked as samples",
    /4[.,]8\/5 \S+ 120|\d[\d.,]*[K+]*(?: rb)? (?:downloads|unduhan|readers|pembaca)/g,
  ],
  ["a phase or a scope by its number", /(?:Phase|Tahap|scope|cakupan) \d/g],
  ["the depth that the rules for peat name", /\b40 (?:cm|centimetres|sentimeter)\b/g, /\/news\//],
  ["an illustration of the dashboard", /(?:Illustration|Ilustrasi): \D+\d+ /g, /\/tracking\/$/],
  ["the dashboard’s sample data", /^\d{3}$/gm, /\/news\/tracking-/],
];

/** The values of all claims, in English and in Indonesian. */
const claimed = new Set(
  (JSON.parse(readPublic("/figures/figures.json")) as { figures: { value: number }[] }).figures.map(
    ({ value }) => value,
  ),
);

/** The number that a reader of a language reads: `1.100`, `10 ribu+`, `500K`. */
function valueOf([, digits = "", scale = ""]: RegExpMatchArray, language: string): number {
  const plain = language === "id" ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  return Number(plain) * ({ K: 1e3, " ribu": 1e3, M: 1e6, " juta": 1e6 }[scale] ?? 1);
}

/** The words of a page, block by block, without charts and tables that it offers as a file. */
function blocksOf(html: string): string {
  const [body = ""] = /<body.*<\/body>/s.exec(html) ?? [];
  const inFile = /href="[^"]*\.csv"/.test(body) ? /<(figure|table)\b.*?<\/\1>/gs : /(?!)/g;
  return body
    .replaceAll(/<(script|style|svg|time)\b.*?<\/\1>|<!--.*?-->/gs, "")
    .replaceAll(inFile, "")
    .replaceAll(/<\/?(?:b|strong|em|i|a)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll(/&\S+?;|\u00A0/g, " ")
    .replaceAll(/\s*\n\s*/g, "\n");
}

test("every figure on every page is the value of a claim", () => {
  const used = new Set<string>();
  const unfounded = sitePages(publicFolder, previewFolder).flatMap((page) => {
    const language = page.startsWith("/id/") ? "id" : "en";
    let words = page === "/admin/" ? "" : blocksOf(readPublic(`${page}index.html`));
    for (const [why, what, where] of arguedOnPages) {
      if (where && !where.test(page)) continue;
      const left = words.replaceAll(what, " ");
      if (left !== words) used.add(why);
      words = left;
    }
    return [...words.matchAll(/(\d[\d.,]*\d|\d)(K|M| ribu| juta)?/g)]
      .filter((figure) => !claimed.has(valueOf(figure, language)))
      .map(({ 0: figure, index }) => `${page}: ${figure}: ${words.slice(index - 30, index + 30)}`);
  });
  expect(unfounded).toEqual([]);
  expect(arguedOnPages.map(([why]) => why).filter((why) => !used.has(why))).toEqual([]);
});
