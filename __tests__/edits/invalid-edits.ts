import { defaultLanguage } from "../../src/domain/languages";
import type { EditedSite } from "./edited-site";

/** A mistake that an editor can make in a file, on the disk or at the Git host. */
export interface InvalidEdit {
  readonly name: string;
  readonly apply: (site: EditedSite) => void;
  /** Path, in the project, of the file that the problem must name. */
  readonly file: (site: EditedSite) => string;
  /** The field that the problem must name; left out if the file cannot be parsed. */
  readonly field?: string;
  /** What the problem must say was found (`found`) and should be there instead (`expected`). */
  readonly found: RegExp;
  readonly expected: RegExp;
}

const first = (site: EditedSite, collection: string) => site.slugs(collection)[0] ?? "none";
const entryFile = (collection: string, slug: string, language: string = defaultLanguage) =>
  `content/${collection}/${slug}.${language}.md`;

/** Sets a field of a collection's first entry to an invalid value. */
function wrong(
  name: string,
  [collection, field]: readonly [string, string],
  value: unknown,
  [found, expected]: readonly [RegExp, RegExp],
): InvalidEdit {
  const [named = field] = field.split(" ");
  return {
    ...{ name, field: named, found, expected },
    apply: (site) => site.entry(collection, first(site, collection), named, () => value),
    file: (site) => entryFile(collection, first(site, collection)),
  };
}

/** Sets a field of page copy or settings to an invalid value. */
function wrongCopy(
  name: string,
  [file, field]: readonly [string, string],
  value: unknown,
  [found, expected]: readonly [RegExp, RegExp],
): InvalidEdit {
  return {
    ...{ name, found, expected, field: `${defaultLanguage}.${field}` },
    apply: (site) => site.copy(file, field, () => value),
    file: () => `content/${file}.json`,
  };
}

const nothing = /^nothing$/;

/** At least twenty mistakes; each must be refused with file, field, found and expected value. */
export const invalidEdits: readonly InvalidEdit[] = [
  wrong("a title left out", ["news", "title"], undefined, [nothing, /^text$/]),
  wrong("a blank excerpt", ["news", "excerpt"], "", [nothing, /not empty/]),
  wrong("a number for a title", ["news", "title"], 12, [/^12$/, /^text$/]),
  wrong("an unknown category", ["news", "category"], "gossip", [/"gossip"/, /^one of /]),
  wrong("a day that does not exist", ["news", "date"], "2025-02-30", [/"2025-02-30"/, /a date such as/]),
  wrong("a field of one's own", ["news", "subtitle"], "More", [/"More"/, /no field of this name/]),
  wrong("a picture that is not there", ["projects", "image.src"], "../images/none.jpg", [
    /none\.jpg/,
    /exists/,
  ]),
  wrong("a picture without words", ["projects", "image.alt"], "", [nothing, /not empty/]),
  wrong("a title that is too long", ["projects", "title"], "x".repeat(200), [/200 characters/, /at most/]),
  wrong("a place outside of the world", ["projects", "place.latitude"], 99, [/^99$/, /at most/]),
  wrong("a negative price", ["resources", "price"], -5, [/^-5$/, /at least/]),
  wrong("a rating of six", ["resources", "rating"], 6, [/^6$/, /at most/]),
  {
    name: "a price in rupiah that lost its zeroes",
    apply: (site) => {
      site.entry("resources", first(site, "resources"), "price", () => 29.99);
      site.entry("resources", first(site, "resources"), "rupiahPrice", () => 4800);
      site.entry("resources", first(site, "resources"), "file", () => undefined);
    },
    file: (site) => entryFile("resources", first(site, "resources")),
    field: "rupiahPrice",
    found: /^4800$/,
    expected: /^about Rp[\d,]+ for \$29\.99 .*zeroes missing/,
  },
  wrong("a smallest amount above the presets", ["donations", "usd.minimum"], 9000, [
    /^9000$/,
    /smallest preset/,
  ]),
  wrong("a largest amount below the presets", ["donations", "usd.maximum"], 2, [
    /^2$/,
    /largest preset|at least/,
  ]),
  wrong("a default that is no preset", ["donations", "usd.defaultAmount"], 33, [/^33$/, /one of the preset/]),
  wrong("no campaign for /donate/", ["donations", "default"], false, [/false|nothing/, /exactly one/]),
  wrong("a link to nowhere", ["news", "body"], "See [it](/trackin/).", [
    /trackin/,
    /an address of this site/,
  ]),
  wrong("a link to a part that is not there", ["news", "body"], "See [it](/resources/#none).", [
    /#none/,
    /an address of this site/,
  ]),
  wrong("a link that is no address", ["news", "body"], "See [it](https://peat%20land).", [
    /peat/,
    /a whole address of a page/,
  ]),
  wrong("a project that is not there", ["news", "project"], "none", [/"none"/, /an entry of .* that exists/]),
  {
    name: "a page in the place of another",
    apply: (site) => site.add("documents", first(site, "documents"), "tracking"),
    file: () => entryFile("documents", "tracking"),
    field: "slug",
    found: /"tracking"/,
    expected: /another name/,
  },
  {
    name: "a translation without its original",
    apply: (site) => {
      site.add("news", first(site, "news"), "half");
      site.write(entryFile("news", "half"), null);
    },
    file: () => entryFile("news", "half", "id"),
    field: "slug",
    found: /"half"/,
    expected: /the slug of its/,
  },
  {
    name: "a file named in capitals",
    apply: (site) => site.write("content/news/Peat-Fire.en.md", "---\ntitle: Peat\n---\n"),
    file: () => "content/news/Peat-Fire.en.md",
    field: "file name",
    found: /Peat-Fire/,
    expected: /small letters/,
  },
  {
    name: "an entry that cannot be read",
    apply: (site) => site.write("content/news/broken.en.md", "---\ntitle: [\n---\n"),
    file: () => "content/news/broken.en.md",
    found: /^unexpected end/,
    expected: /a file that can be read/,
  },
  {
    name: "settings that cannot be read",
    apply: (site) => site.write("content/settings/site.json", '{"en": '),
    file: () => "content/settings/site.json",
    found: /^no value at line 1/,
    expected: /a file that can be read/,
  },
  wrongCopy("a thirteenth month", ["pages/tracking", "months.0.month"], 13, [/^13$/, /at most 12/]),
  {
    ...wrongCopy(
      "months that do not add up to their figure",
      ["pages/tracking", "months.0.emissions"],
      9999,
      [/"dashboard-chart-emissions"/, /the sum of all months/],
    ),
    field: `${defaultLanguage}.chart.emissionsTotal`,
  },
  wrongCopy("the hero without a headline", ["pages/home", "hero.title"], "", [nothing, /not empty/]),
  wrongCopy("an e-mail address that is none", ["settings/site", "email"], "team", [
    /"team"/,
    /something like \S+@/,
  ]),
  {
    name: "an interface string left blank",
    apply: (site) => site.strings("common:donate", "id", () => ""),
    file: () => "locales/id/common.json",
    field: "donate",
    found: nothing,
    expected: /not empty/,
  },
  {
    name: "an interface string that no button can hold",
    apply: (site) => site.strings("common:donate", "id", (text) => text.repeat(100)),
    file: () => "locales/id/common.json",
    field: "donate",
    found: /characters/,
    expected: /^at most \d+ characters/,
  },
  {
    name: "an interface string that lost what the page fills in",
    apply: (site) => site.strings("donate:button.once", "id", () => "Donasi"),
    file: () => "locales/id/donate.json",
    field: "button.once",
    found: /"Donasi"/,
    expected: /\{\{amount\}\}/,
  },
];
