import { escapeMarkup } from "../../domain/escape";
import { momentInZone } from "../../domain/zone-time";

/** The news of a language as a feed has it; addresses are absolute. */
export interface NewsFeed {
  /** Name of the organisation. */
  readonly publisher: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Address of the list of articles. */
  readonly home: string;
  /** Newest first. */
  readonly articles: readonly FeedArticle[];
}

/** An article of a feed. */
export interface FeedArticle {
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** Date of publication, `2025-09-30`: feeds say the beginning of that day. */
  readonly date: string;
  readonly address: string;
  /** Address of its picture; null if it has none. */
  readonly picture: string | null;
  /** Full text. */
  readonly html: string;
}

/** A feed as RSS 2.0. Authors are in `dc:creator`, since RSS wants their e-mail addresses in `author`. */
export function rss({ title, description, language, home, articles }: NewsFeed, address: string): string {
  const [newest] = articles;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    ...[element("title", title), element("link", home), element("description", description)],
    element("language", language),
    ...(newest ? [element("lastBuildDate", momentInZone(newest.date).toUTCString())] : []),
    `<atom:link href="${escapeMarkup(address)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map(rssItem),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function rssItem(article: FeedArticle): string {
  const { title, address, summary, author, html } = article;
  return [
    "<item>",
    ...[element("title", title), element("link", address), element("guid", address)],
    element("pubDate", momentInZone(article.date).toUTCString()),
    ...[element("dc:creator", author), element("description", summary)],
    element("content:encoded", html),
    "</item>",
  ].join("\n");
}

/** A feed as JSON Feed 1.1. */
export function jsonFeed({ publisher, articles, ...feed }: NewsFeed, address: string): string {
  const { title, description, language, home } = feed;
  const items = articles.map((article) => ({
    id: article.address,
    url: article.address,
    title: article.title,
    summary: article.summary,
    content_html: article.html,
    ...(article.picture && { image: article.picture }),
    date_published: momentInZone(article.date).toISOString(),
    authors: [{ name: article.author }],
    language,
  }));
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: address,
    language,
    authors: [{ name: publisher }],
    items,
  });
}

/**
 * HTML of a page as it can be read elsewhere: addresses of the site become absolute, and a picture has its
 * plain form only.
 */
export function portableHtml(html: string, siteUrl: string): string {
  return html
    .replaceAll(/<source [^>]*>|<\/?picture>/g, "")
    .replaceAll(/ (?:srcset|sizes|style|loading|decoding|tabindex|data-[a-z]+)="[^"]*"/gi, "")
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
