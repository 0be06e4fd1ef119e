import type {
  BreadcrumbList,
  CreativeWork,
  Dataset,
  DonateAction,
  FAQPage,
  NewsArticle,
  NGO,
  Product,
  Project,
  VideoObject,
  WebSite,
} from "schema-dts";

/** An item of schema.org that a page has. */
export type Schema = Exclude<
  | BreadcrumbList
  | CreativeWork
  | Dataset
  | DonateAction
  | FAQPage
  | NewsArticle
  | NGO
  | Product
  | Project
  | VideoObject
  | WebSite,
  string
>;

/** The page that a schema is on. */
export interface SchemaPage {
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  readonly language: string;
}
