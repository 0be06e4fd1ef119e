import type { Translate } from "../i18n/keys";
import { localizedPath } from "../i18n/paths";
import type { Schema } from "./StructuredData";

/** Where a schema stands. */
export interface SchemaPage {
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  readonly language: string;
}

/** A page between home and another: its title, and its path in the default language. */
export interface PageBetween {
  readonly name: string;
  readonly path: string;
}

/** Where a page stands: home, the pages between, and its own title. */
export function breadcrumbSchema(
  { siteUrl, language }: SchemaPage,
  t: Translate,
  between: readonly PageBetween[],
  title: string,
): Schema {
  const above = [{ name: t("common:breadcrumbs.home"), path: "/" }, ...between];
  const items = [
    ...above.map(({ name, path }) => ({ name, item: siteUrl + localizedPath(path, language) })),
    { name: title },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
  };
}

/** Who the site belongs to. */
export function organisationSchema({ siteUrl }: SchemaPage, site: Queries.FooterFragment): Schema {
  return {
    "@type": "NGO",
    name: site.legalName,
    alternateName: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    email: site.email,
    telephone: site.phone,
    address: site.address.join(", "),
  };
}

/** What an article is made of. */
export interface ArticleWords {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** `2025-09-30` */
  readonly date: string;
  /** Language that it is written in. */
  readonly contentLanguage: string;
  readonly path: string;
}

/** An article of the news. `picture` is the path of its picture, `publisher` the organisation's name. */
export function newsArticleSchema(
  { siteUrl }: SchemaPage,
  { title, excerpt, author, date, contentLanguage, path }: ArticleWords,
  picture: string | null | undefined,
  publisher: string,
): Schema {
  return {
    "@type": "NewsArticle",
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: contentLanguage,
    author: { "@type": "Person", name: author },
    publisher: { "@type": "NGO", name: publisher, url: `${siteUrl}/` },
    mainEntityOfPage: siteUrl + path,
    ...(picture && { image: siteUrl + picture }),
  };
}
