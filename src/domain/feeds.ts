import { basePaths } from "./addresses";
import { localizedPath } from "./paths";

/** Formats in which the news can be followed, by media type. */
export const feedFormats = [
  { name: "RSS", type: "application/rss+xml", file: "feed.xml" },
  { name: "JSON Feed", type: "application/feed+json", file: "feed.json" },
] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Address of the news of a language as a feed: `/id/news/feed.xml`. */
export function feedPath({ file }: FeedFormat, language: string): string {
  return localizedPath(`${basePaths.news}${file}`, language);
}
