import { apiPath } from "./api-path";

/** Addresses of the lists of entries in the default language; each list's entries are below its address. */
export const basePaths = {
  news: "/news/",
  projects: "/projects/",
  resources: "/resources/",
  /** Page of the default campaign, which stands for a list. */
  donations: "/donate/",
  /** One page with all figures. */
  claims: "/figures/",
  /** The reports' page, which says more than their list. */
  reports: "/transparency/",
} as const;

/** The pages that account for the work: of the money, the people and the figures. Each report is below the first. */
export const accountPaths = [basePaths.reports, basePaths.claims] as const;

/** Addresses, in the default language, of the dashboard's page and the product demo's. */
export const trackingPath = "/tracking/";
export const demoPath = "/demo/";

/** Address of the editors' area, which is the same in all languages. */
export const adminPath = "/admin/";

/** Ids of the home page's sections that the navigation links to, in their order. */
export const homeSections = ["about", "work", "projects", "news", "resources", "contact"] as const;
export type HomeSection = (typeof homeSections)[number];

/** Where browsers report what the policy of a page does not allow. */
export const violationsAddress = apiPath("violations");

/** Address, in the default language, of the page on which visitors keep pages for reading without signal. */
export const offlinePath = "/offline/";

/** Address, in the default language, of the page that says how a payment went. */
export const paymentResultPath = `${basePaths.donations}result/`;

/** The page that confirms a message sent without scripts. */
export const inquirySentPath = "/inquiry-sent/";

/** The one that confirms a request for a free resource, and offers its files. */
export function requestSentPath(slug: string): string {
  return `${inquirySentPath}${slug}/`;
}

/** Address, in the default language, of the page of an entry below that of its list. */
export function pagePath(basePath: string, slug: string): string {
  return `${basePath}${slug}/`;
}

/** Address of a campaign's page in the default language. */
export function campaignPath(campaign: { readonly slug: string; readonly default?: unknown }): string {
  return campaign.default ? basePaths.donations : pagePath(basePaths.donations, campaign.slug);
}

/** Where the server says what came in for a campaign: to scripts, or with a language as a page. */
export function campaignSumsPath(slug: string, language?: string): string {
  return `${apiPath("campaigns")}?${new URLSearchParams({ campaign: slug, ...(language && { lang: language }) })}`;
}

/**
 * Address, in the default language, of the page where one gives to a project: its campaign's, or the default
 * campaign's for this project.
 */
export function givingPath(project: {
  readonly slug: string;
  readonly campaign: Parameters<typeof campaignPath>[0] | null;
}): string {
  return project.campaign
    ? campaignPath(project.campaign)
    : pagePath(`${basePaths.donations}for/`, project.slug);
}

/** Address of a chapter's page in the default language, below that of its resource. */
export function chapterPath(chapter: { readonly slug: string; readonly resource?: unknown }): string {
  return pagePath(pagePath(basePaths.resources, String(chapter.resource)), chapter.slug);
}

/** Address that calls a number written like `+62 21 5550 0142`. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** Address of a claim in the default language: its place in the list of all figures. */
export function claimPath({ slug }: { readonly slug: string }): string {
  return `${basePaths.claims}#${slug}`;
}

/** Where entries that are not on the site have their pages, in all languages, for whoever knows the address. */
export const previewFolder = "/preview/";

/** Address, in the default language, of an entry that is not on the site, for whoever knows its key. */
export function previewPath(key: string, collection: string, slug: string): string {
  return `${previewFolder}${key}/${collection}/${slug}/`;
}

/** Which part of a list a page shows. */
export interface ListPart {
  /** Category that the list is filtered by, such as `productUpdate`. */
  readonly category?: string | null;
  /** Number of the page, from 1. */
  readonly page?: number;
}

/**
 * Path of a page of a list in the default language: `/news/`, `/news/page/2/`,
 * `/news/category/product-update/`, `/news/category/product-update/page/2/`.
 */
export function listPath(base: string, { category, page = 1 }: ListPart = {}): string {
  const narrowed = category ? `${base}category/${kebabCase(category)}/` : base;
  return page > 1 ? `${narrowed}page/${page}/` : narrowed;
}

/** `productUpdate` → `product-update`: addresses are lower case. */
function kebabCase(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether an address has a digest of the file's content in it, so that the file never changes. */
export function isHashed(path: string): boolean {
  return /^\/static\/|-[0-9a-f]{8,}\.(?:js|css)$|_[0-9a-f]{7,}\.pf_\w+$/.test(path);
}
