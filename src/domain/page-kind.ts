import { basePaths, demoPath, paymentResultPath, trackingPath } from "./addresses";
import { unlocalizedPath } from "./paths";

/** Kinds of pages, by which measured visits are counted. */
export const pageKinds = [
  "home",
  "news",
  "article",
  "projects",
  "project",
  "campaign",
  "resources",
  "resource",
  "dashboard",
  "demo",
  "other",
] as const;
export type PageKind = (typeof pageKinds)[number];

const singlePages: ReadonlyMap<string, PageKind> = new Map([
  ["/", "home"],
  [trackingPath, "dashboard"],
  [demoPath, "demo"],
  [paymentResultPath, "other"],
]);

/** The lists by address, each with the kind of its own pages and of its entries' pages. */
const lists: readonly { readonly base: string; readonly list: PageKind; readonly entry: PageKind }[] = [
  { base: basePaths.news, list: "news", entry: "article" },
  { base: basePaths.projects, list: "projects", entry: "project" },
  { base: basePaths.resources, list: "resources", entry: "resource" },
  { base: basePaths.donations, list: "campaign", entry: "campaign" },
];

/** First parts, below a list's address, of the addresses that `listPath` makes. */
const listParts = ["", "page", "category"];

/** The kind of the page at a path of any language: `/id/news/peat-fire/` → `article`. */
export function pageKind(path: string): PageKind {
  const address = unlocalizedPath(path);
  const single = singlePages.get(address);
  if (single) return single;
  const found = lists.find(({ base }) => address.startsWith(base));
  if (!found) return "other";
  const [part = ""] = address.slice(found.base.length).split("/");
  return listParts.includes(part) ? found.list : found.entry;
}
