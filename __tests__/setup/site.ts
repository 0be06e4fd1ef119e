import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { deliveryOf } from "../../src/build/content/delivery";
import { readCopyFile } from "../../src/build/content/read-copy-file";
import { readEntry } from "../../src/build/content/read-entry";
import { reportDataPath } from "../../src/build/files/report-files";
import { figuresIn, filledIn } from "../../src/build/nodes/figures";
import { queried, type Queried } from "../../src/cms/preview/queried";
import { claims } from "../../src/content-model/claims";
import type { Collection, CopyFile } from "../../src/content-model/collection";
import { donations } from "../../src/content-model/donations";
import { entryFile } from "../../src/content-model/entry-file";
import { news } from "../../src/content-model/news";
import { demoPage } from "../../src/content-model/pages/demo";
import { figuresPage } from "../../src/content-model/pages/figures";
import { filmPage } from "../../src/content-model/pages/film";
import { homePage } from "../../src/content-model/pages/home";
import { trackingPage } from "../../src/content-model/pages/tracking";
import { transparencyPage } from "../../src/content-model/pages/transparency";
import { projects } from "../../src/content-model/projects";
import { closingOf } from "../../src/content-model/report-rules";
import { reports } from "../../src/content-model/reports";
import { resources } from "../../src/content-model/resources";
import { formatFigure } from "../../src/domain/figure";
import { lengthOf } from "../../src/domain/film";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes, type Language } from "./languages";

/** Absolute path of the fixture site's content. */
export const siteContent = path.resolve(__dirname, "../site/content");

/** Gives pictures and files the addresses that a build would give them. */
const shown = {
  getAsset: (file: string) => ({ toString: () => `/static/${path.basename(file)}` }),
  ...{ figures: {}, claims: [] },
};

/** An entry as a query returns it, with a short `body` in place of rendered Markdown. */
type QueriedEntry<Schema extends z.ZodObject> = Omit<Queried<z.output<Schema>>, "body"> & {
  readonly slug: string;
  readonly language: Language;
  readonly contentLanguage: Language;
  readonly newerIn: null;
  partlyIn: null;
  readonly body: string;
};

/**
 * The fixture site's entries of a collection in a language, as a query returns them, sorted by slug.
 *
 * @throws Error if an entry violates the content model
 */
export function entriesOf<Schema extends z.ZodObject>(
  collection: Collection<Schema>,
  language: Language,
): QueriedEntry<Schema>[] {
  const files = readdirSync(path.join(siteContent, collection.name)).sort();
  return files.flatMap((name) => {
    const file = entryFile(`${collection.name}/${name}`);
    if (file?.language !== language) return [];
    const { data, problems } = readEntry(siteContent, file);
    if (!data) throw new Error(`${name}: ${JSON.stringify(problems)}`);
    const fields = queried(collection.schema, data, shown);
    const texts = { language, contentLanguage: language, newerIn: null, partlyIn: null };
    return [{ ...fields, slug: file.slug, ...texts, body: "<p>The text.</p>" }];
  });
}

/**
 * The fixture site's page copy or settings in a language, as they are in the file.
 *
 * @throws Error if they violate the content model
 */
export function wordsOf<Schema extends z.ZodObject>(
  copyFile: CopyFile<Schema>,
  language: Language,
): z.output<Schema> {
  const { languages, problems } = readCopyFile(siteContent, copyFile);
  const data = languages.get(language);
  if (!data) throw new Error(`${copyFile.name}: ${JSON.stringify(problems)}`);
  return data as z.output<Schema>;
}

/** The fixture site's page copy or settings in a language, as a query returns them. */
export function copyOf<Schema extends z.ZodObject>(
  copyFile: CopyFile<Schema>,
  language: Language,
): Queried<z.output<Schema>> {
  return queried(copyFile.schema, wordsOf(copyFile, language), shown);
}

/** The articles, newest first. */
export function articlesOf(language: Language) {
  return entriesOf(news, language).toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The projects of a placement, sorted by `order`. */
export function projectsOf(language: Language, placement: "home" | "catalogue") {
  return inOrder(entriesOf(projects, language).filter((project) => project.placement === placement));
}

/** All resources, sorted by `order`, with what a build counts for each. */
export function resourcesOf(language: Language) {
  return inOrder(entriesOf(resources, language)).map((entry) => {
    const { languages, files, chapters } = deliveryOf(siteContent, entry);
    const pdf = files.find((file) => file.format === "pdf" && file.language === language);
    return {
      ...entry,
      picture: entry.image,
      files: entry.file ? [entry.file] : [],
      pageCount: pdf?.pages ?? null,
      partCount: entry.type === "course" ? chapters.length : null,
      deliverable: languages.includes(language),
      chapters: chapters.map(({ slug, fieldsIn }) => {
        const { title, summary, free } = fieldsIn(language);
        return {
          slug,
          title,
          summary,
          free,
          language,
          contentLanguage: language,
          newerIn: null,
          partlyIn: null,
        };
      }),
    };
  });
}

/** The resources of a placement, sorted by `order`. */
export function resourcesOn(language: Language, placement: "card" | "freeList") {
  return resourcesOf(language).filter((resource) => resource.placement === placement);
}

/** The campaigns, sorted by `order`; the fixture site's default campaign is the first one. */
export function campaignsOf(language: Language) {
  return inOrder(entriesOf(donations, language));
}

/** The default campaign, shown at `/donate/`. */
export function defaultCampaignOf(language: Language) {
  const campaign = entriesOf(donations, language).find((each) => each.default);
  if (!campaign) throw new Error("The tests' own site has no default campaign.");
  return campaign;
}

/** Data of the home page. */
export function homePageOf(language: Language): Queries.HomeViewFragment {
  return { ...copyOf(homePage, language), contentLanguage: language, newerIn: null, partlyIn: null };
}

/** Data of the dashboard, `/tracking/`. */
export function trackingPageOf(language: Language): Queries.TrackingViewFragment {
  return {
    ...copyOf(trackingPage, language),
    csvPath: localizedPath("/tracking/sample-data.csv", language),
  };
}

/** Data of the page of figures. */
export function figuresPageOf(language: Language): Queries.FiguresViewFragment {
  const files = ["figures.csv", "figures.json"].map((name) => ({
    ...{ name, path: localizedPath(`/figures/${name}`, language), size: 1234, checksum: `0a1b-${name}` },
  }));
  return { ...copyOf(figuresPage, language), version: "2031-01-02-0a1b2c3d", files };
}

/** All claims, without the entries that they refer to. */
export function claimsOf(language: Language) {
  return entriesOf(claims, language).map((claim) => ({
    ...claim,
    figure: formatFigure(claim, language),
  }));
}

/** Data of the page on money and people. */
export function transparencyPageOf(language: Language) {
  return copyOf(transparencyPage, language);
}

/** The reports, newest first, with what a build computes. */
export function reportsOf(language: Language) {
  return entriesOf(reports, language)
    .map((report) => ({
      ...report,
      closing: closingOf(report),
      csvPath: reportDataPath({ path: localizedPath(reports.path(report), language) }),
    }))
    .toSorted((one, other) => other.published.localeCompare(one.published));
}

/** Data of the demo page. */
export function demoPageOf(language: Language): Queries.DemoViewFragment {
  const { resources: panel, ...page } = copyOf(demoPage, language);
  const items = panel.items.map(({ file, ...item }) => ({ ...item, files: [file] }));
  const handoutPath = localizedPath("/demo/", language);
  return { ...page, resources: { ...panel, items }, handoutPath, handoutSize: 1856, handoutFiles: [] };
}

/** Data of the film's page. */
export function filmPageOf(language: Language): Queries.FilmViewFragment {
  const words = copyOf(filmPage, language);
  const figures = figuresIn(siteContent, words, language);
  const files = ["webm", "mp4"].map((extension) => ({
    ...{ publicURL: `/static/film.${extension}`, extension, size: 1230 },
  }));
  return {
    ...(filledIn(words, figures) as typeof words),
    ...{ language, contentLanguage: language, newerIn: null, partlyIn: null, writtenIn: languageCodes },
    ...{ seconds: lengthOf(words.scenes), files },
    claims: claimsOf(language).filter(({ slug }) => slug in figures),
  };
}

function inOrder<Entry extends { readonly order: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.order - other.order);
}
