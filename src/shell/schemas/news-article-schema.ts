import type { Schema, SchemaPage } from "./schema";

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

/** A news article. `picture` is the path of its picture, `publisher` the organisation's name. */
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
