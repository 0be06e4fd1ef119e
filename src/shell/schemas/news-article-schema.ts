import type { NewsArticle } from "schema-dts";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** The fields of an article that its schema uses. */
export interface ArticleWords {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** Date of publication: `2025-09-30`. */
  readonly date: string;
  /** Language that the article is written in. */
  readonly contentLanguage: string;
  readonly path: string;
}

/** A news article. `picture` is the path of its picture, `legalName` that of the organisation. */
export function newsArticleSchema(
  page: SchemaPage,
  { title, excerpt, author, date, contentLanguage, path }: ArticleWords,
  picture: string | null | undefined,
  legalName: string,
): NewsArticle {
  const { siteUrl } = page;
  return {
    "@type": "NewsArticle",
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: contentLanguage,
    author: { "@type": "Person", name: author },
    publisher: publisher(page, legalName),
    mainEntityOfPage: siteUrl + path,
    ...(picture && { image: siteUrl + picture }),
  };
}
