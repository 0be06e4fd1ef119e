import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseMarkdownEntry } from "../../src/content-model/file-text";
import type { Language } from "../../src/i18n/languages";
import { pictureFile } from "./pictures";

const folder = path.resolve(__dirname, "../../content");

interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly focus?: string;
}

/** What the entries of all collections on the home page have. */
interface Entry {
  readonly order: number;
  readonly placement: string;
  readonly image: Picture;
}

/** The site's own entries of a collection as a query gives them, in their order. */
function entries(collection: string, language: Language) {
  const ending = `.${language}.md`;
  return readdirSync(path.join(folder, collection))
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const text = readFileSync(path.join(folder, collection, file), "utf8");
      const entry = parseMarkdownEntry(text) as unknown as Entry;
      const slug = file.slice(0, -ending.length);
      return { ...entry, slug, language, contentLanguage: language, image: queriedPicture(entry.image) };
    })
    .sort((a, b) => a.order - b.order);
}

function queriedPicture({ src, alt, focus }: Picture) {
  return { src: pictureFile(path.basename(src, ".jpg")), alt, focus: focus ?? null };
}

/** The projects of a placement, with nothing where a field is left out. */
function projectsOn(placement: string, language: Language) {
  const shown = entries("projects", language).filter((entry) => entry.placement === placement);
  return shown.map((entry) => ({ year: null, ...entry }) as unknown as Queries.ProjectCardFragment);
}

/** The projects of the home page. */
export function homeProjects(language: Language) {
  return projectsOn("home", language);
}

/** The projects of the catalogue. */
export function catalogueProjects(language: Language) {
  return projectsOn("catalogue", language);
}

const absent = {
  subtitle: null,
  summary: null,
  downloads: null,
  totalDownloads: null,
  rating: null,
  reviewCount: null,
  pageCount: null,
};

/** The resources of the home page's list. */
export function shelvedResources(language: Language) {
  const shown = entries("resources", language).filter(({ placement }) => placement === "card");
  return shown.map((entry) => ({ ...absent, ...entry }) as unknown as Queries.ShelvedResourceFragment);
}

/** The resources of its “free for everyone” box. */
export function freeResources(language: Language) {
  const shown = entries("resources", language).filter(({ placement }) => placement === "freeList");
  return shown as unknown as Queries.FreeResourcesFragment[];
}

/** All resources, as the pages of the list and of each show them. */
export function allResources(language: Language) {
  const shown = entries("resources", language).map((entry) => ({
    ...absent,
    partCount: null,
    body: "<p>The text.</p>",
    ...entry,
    picture: entry.image,
    ...("file" in entry && { file: queriedFile(String(entry.file)) }),
  }));
  return shown as unknown as (Queries.ListedResourceFragment & Queries.ResourceViewFragment)[];
}

function queriedFile(file: string) {
  const base = path.basename(file);
  return { publicURL: `/static/${base}`, base, extension: path.extname(base).slice(1), size: 4213 };
}

interface CampaignEntry {
  readonly tiers: readonly { readonly amount: number; readonly impact?: string }[];
}

/** The campaigns, the default one first. */
export function campaigns(language: Language) {
  const shown = entries("donations", language).map((entry) => ({
    ...entry,
    body: "<p>The text.</p>",
    tiers: (entry as unknown as CampaignEntry).tiers.map((tier) => ({ impact: null, ...tier })),
  }));
  return shown as unknown as (Queries.DonateViewFragment & Queries.CampaignLinkFragment)[];
}

/** The words of the donation pages. */
export function donateCopy(language: Language) {
  const copy = words("pages/donate", language) as Omit<Queries.DonateCopyFragment, "image"> & {
    readonly image: Picture & { readonly caption: string };
  };
  return { ...copy, image: { ...queriedPicture(copy.image), caption: copy.image.caption } };
}

/** Permit, account and rupiah rate. */
export function givingSettings(language: Language) {
  return words("settings/giving", language) as Queries.AccountabilityFragment;
}

/** The words of a file of `content/pages` or `content/settings` in a language. */
function words(file: string, language: Language): unknown {
  const text = readFileSync(path.join(folder, `${file}.json`), "utf8");
  return (JSON.parse(text) as Record<Language, unknown>)[language];
}

interface HomeCopy {
  readonly projects: Queries.ProjectsSectionFragment;
  readonly resources: Queries.ResourcesSectionFragment;
  readonly contact: Omit<Queries.ContactSectionFragment, "image"> & { readonly image: Picture };
}

/** The words of the home page's lower sections. */
export function homeCopy(language: Language) {
  const copy = words("pages/home", language) as HomeCopy;
  return { ...copy, contact: { ...copy.contact, image: queriedPicture(copy.contact.image) } };
}

/** What all projects offer. */
export function keyFeatures(language: Language): readonly string[] {
  return (words("pages/projects", language) as Queries.ProjectsPage).keyFeatures;
}

/** Name and contact details of the organisation. */
export function siteSettings(language: Language): Queries.HomeSiteFragment {
  return words("settings/site", language) as Queries.HomeSiteFragment;
}

/** The maintenance switches. */
export function sectionSwitches(language: Language): Queries.HomeSwitchesFragment {
  return words("settings/sections", language) as Queries.HomeSwitchesFragment;
}
