import path from "node:path";
import { collections } from "../../src/content-model/content-model";
import { defaultCampaigns } from "../../src/content-model/default-campaign";
import { defaultLanguage, languageCodes } from "../../src/domain/languages";
import type { Fields } from "../../src/domain/record";
import type { EditedSite } from "./edited-site";

/** An everyday edit. */
export interface ValidEdit {
  readonly name: string;
  readonly apply: (site: EditedSite) => void;
  /** Set if the edit changes interface strings, which unit tests read; they do not read the content. */
  readonly strings?: true;
  /** Set if the edit cannot be combined with the others. */
  readonly alone?: true;
}

const first = (site: EditedSite, collection: string) => {
  const [slug] = site.slugs(collection);
  if (!slug) throw new Error(`There is no entry in ${collection}.`);
  return slug;
};

const longer = (value: unknown) => `${String(value)} And one sentence more.`;

/** Changes a field of a collection's first entry. */
const toFirst =
  (collection: string, field: string, change: (value: unknown) => unknown) => (site: EditedSite) =>
    site.entry(collection, first(site, collection), field, change);

/** Fields that can be true of one entry only, with what is written in the copies of it, by their number. */
const ownFields: Readonly<Record<string, (copy: number) => Fields>> = {
  chapters: (copy) => ({ order: 90 + copy }),
  claims: () => ({ whole: undefined }),
  donations: () => ({ default: false }),
  projects: () => ({ claim: undefined, evidence: undefined }),
  reports: (copy) => ({ year: 2040 + copy }),
};

/** Writes a new entry like another one; no two copies have the same number. */
function addLike(site: EditedSite, collection: string, like: string, slug: string, copy: number): void {
  site.add(collection, like, slug);
  for (const [field, value] of Object.entries(ownFields[collection]?.(copy) ?? {}))
    site.entry(collection, slug, field, () => value);
}

/** The everyday edits that are tried in every collection. */
function ofCollection(collection: string): ValidEdit[] {
  return [
    {
      name: `a new entry in ${collection}`,
      apply: (site) => addLike(site, collection, first(site, collection), `a-new-${collection}-entry`, 1),
    },
    {
      name: `another title in ${collection}`,
      apply: toFirst(collection, "title", (title) => `New: ${String(title)}`),
    },
    {
      name: `a longer text in ${collection}`,
      apply: toFirst(
        collection,
        "body",
        (body) => `${String(body)}\n\n## More\n\n| A | B |\n| --- | --- |\n| 1 | 2 |`,
      ),
    },
    {
      name: `an entry of ${collection} renamed`,
      apply: (site) => {
        addLike(site, collection, site.slugs(collection).at(-1) ?? "", "to-be-renamed", 2);
        site.rename(collection, "to-be-renamed", `renamed-${collection}-entry`);
      },
    },
    {
      name: `an entry of ${collection} deleted`,
      apply: (site) => {
        const slug = collection === "donations" ? releasedCampaign(site) : site.linkedOnly(collection);
        // the editors' area refuses to delete an entry to which links lead
        site.unlink(collection, slug);
        site.remove(collection, slug);
      },
    },
  ];
}

/** At least thirty edits that must pass every check and every test. */
export const validEdits: readonly ValidEdit[] = [
  // what deletes a figure also rewrites the sentences that name it: each is named somewhere
  ...collections
    .flatMap(({ name }) => ofCollection(name))
    .filter(({ name }) => name !== "an entry of claims deleted"),
  { name: "an article of today", apply: toFirst("news", "date", () => "2026-11-22") },
  { name: "an article's category", apply: toFirst("news", "category", () => "milestone") },
  {
    name: "no news at all",
    alone: true,
    apply: (site) => {
      for (const slug of site.slugs("news")) {
        site.unlink("news", slug);
        site.remove("news", slug);
      }
    },
  },
  {
    name: "the hundredth article",
    apply: (site) => {
      const like = first(site, "news");
      for (let number = site.slugs("news").length; number < 100; number += 1) {
        site.add("news", like, `article-${number}`);
      }
    },
  },
  { name: "a project's figure", apply: toFirst("projects", "impact", () => "1,234 trees counted") },
  { name: "a project's status", apply: toFirst("projects", "status", () => "completed") },
  { name: "a project's place on the home page", apply: toFirst("projects", "placement", () => "home") },
  { name: "another picture", apply: (site) => swapPicture(site) },
  { name: "a price", apply: (site) => priced(site, "price", (price) => Number(price) + 10.5) },
  { name: "a resource's features", apply: toFirst("resources", "highlights", () => ["One", "Two", "Three"]) },
  {
    name: "a preset amount",
    apply: (site) => {
      const campaign = first(site, "donations");
      site.entry("donations", campaign, "usd.tiers.0.amount", (amount) => Number(amount) + 3);
      site.entry("donations", campaign, "usd.defaultAmount", () => undefined);
      site.entry("donations", campaign, "usd.defaultAmount", () => amountOf(site, campaign));
    },
  },
  { name: "the smallest amount", apply: toFirst("donations", "idr.minimum", (amount) => Number(amount) - 1) },
  {
    name: "the largest amount",
    apply: toFirst("donations", "idr.maximum", (amount) => Number(amount) + 5000),
  },
  { name: "the hero's headline, longer", apply: (site) => site.copy("pages/home", "hero.title", longer) },
  {
    name: "the words of the hero's figures",
    apply: (site) => site.copy("pages/home", "hero.stats.0.label", () => "Users"),
  },
  {
    name: "a figure counted anew",
    apply: toFirst("claims", "value", (value) => (value === undefined ? undefined : Number(value) + 7)),
  },
  {
    name: "one question more",
    apply: (site) =>
      site.copy("pages/home", "resources.faq", (faq, language) => [
        ...(faq as readonly unknown[]),
        { question: `A new question (${language})?`, answer: "A new answer." },
      ]),
  },
  {
    name: "a page's picture",
    apply: (site) => {
      const [, picture] = /"src": "([^"]+)"/.exec(site.read("content/pages/demo.json")) ?? [];
      site.copy("pages/not-found", "image.src", () => picture);
    },
  },
  { name: "the words of a section", apply: (site) => site.copy("pages/home", "about.vision", longer) },
  {
    name: "the dashboard's figures, whose sum is a figure of its own",
    apply: (site) => {
      site.copy("pages/tracking", "months.0.emissions", (tons) => Number(tons) + 7);
      site.copy("pages/tracking", "months.1.emissions", (tons) => Number(tons) - 7);
    },
  },
  {
    name: "the news page's headline",
    apply: (site) => site.copy("pages/news", "title", () => "What happened"),
  },
  {
    name: "the team's e-mail",
    apply: (site) => site.copy("settings/site", "email", () => "team@example.org"),
  },
  { name: "the telephone", apply: (site) => site.copy("settings/site", "phone", () => "+62 21 555 0199") },
  {
    name: "the footer's text",
    apply: (site) => site.copy("settings/site", "footerText", () => "Forests stay."),
  },
  {
    name: "sections under maintenance",
    apply: (site) => {
      site.copy("settings/sections", "projects.underMaintenance", () => true);
      site.copy("settings/sections", "contact.underMaintenance", () => true);
    },
  },
  {
    name: "the exchange rate",
    apply: (site) => site.copy("settings/giving", "rupiahPerDollar", () => 17_250),
  },
  {
    name: "a button's word",
    strings: true,
    apply: (site) => {
      for (const language of languageCodes) site.strings("common:donate", language, (text) => `${text} now`);
    },
  },
  {
    name: "a category's word",
    strings: true,
    apply: (site) => {
      for (const language of languageCodes) {
        site.strings("projects:category.forest", language, (text) => `${text} and land`);
        site.strings("news:categories.milestone", language, (text) => `${text}!`);
      }
    },
  },
  {
    name: "the words of a form",
    strings: true,
    apply: (site) => {
      for (const language of languageCodes)
        site.strings("forms:errors.", language, (text) => `${text} Please.`);
    },
  },
  {
    name: "every word of the interface",
    strings: true,
    apply: (site) => {
      for (const language of languageCodes)
        for (const name of site.namespaces()) site.strings(`${name}:`, language, reworded);
    },
  },
];

/** Other words in a text, as long as they were: the letters of each in reverse. What a page fills in stays. */
function reworded(text: string): string {
  const pieces = text.split(/(\{\{[^}]*\}\})/);
  return pieces.map((piece, index) => (index % 2 ? piece : piece.replaceAll(/\p{L}+/gu, backwards))).join("");
}

function backwards(word: string): string {
  return Array.from(word).reverse().join("");
}

/** A campaign, whose projects another one pays for from now on. */
function releasedCampaign(site: EditedSite): string {
  const kept = path.basename(defaultCampaigns(site.texts())[0]?.name ?? "");
  const released = site.slugs("donations").find((slug) => slug !== kept) ?? "";
  for (const slug of site.slugs("projects"))
    site.entry("projects", slug, "campaign", (campaign) => (campaign === released ? kept : campaign));
  return released;
}

/** The first preset amount of a campaign. */
function amountOf(site: EditedSite, campaign: string): number {
  const [, amount] =
    /usd:[^]*?tiers:\n +- amount: ([\d.]+)/.exec(
      site.read(`content/donations/${campaign}.${defaultLanguage}.md`),
    ) ?? [];
  return Number(amount);
}

/** Gives the first project the picture of the second. */
function swapPicture(site: EditedSite): void {
  const [one = "", other = ""] = site.slugs("projects");
  const [, picture] = /src: (\S+)/.exec(site.read(`content/projects/${other}.${defaultLanguage}.md`)) ?? [];
  site.entry("projects", one, "image.src", () => picture);
}

/** Changes a field of every resource with a price. */
function priced(site: EditedSite, field: string, change: (value: unknown) => unknown): void {
  for (const slug of site.slugs("resources")) {
    const isFree = /^price: 0$/m.test(site.read(`content/resources/${slug}.${defaultLanguage}.md`));
    if (!isFree) site.entry("resources", slug, field, change);
  }
}
