import type { Schema, SchemaPage } from "./schema";

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
