import type { GatsbyNode } from "gatsby";
import { basePaths } from "../../domain/addresses";
import { feedFormats, feedPath } from "../../domain/feeds";
import { languageCodes } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { writePublicFile } from "../files/public-file";
import { runQuery } from "../pages/run-query";
import { siteUrl } from "../site-url";
import { jsonFeed, portableHtml, rss, type NewsFeed } from "./news-feed";

const query = /* GraphQL */ `
  query Feed($language: String!) {
    siteSettings(language: { eq: $language }) {
      name
      legalName
    }
    newsPage(language: { eq: $language }) {
      title
      lead
    }
    allNewsArticle(
      filter: { language: { eq: $language }, contentLanguage: { eq: $language } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 50
    ) {
      nodes {
        title
        excerpt
        author
        date
        path
        body
        image {
          src {
            share: childImageSharp {
              resize(width: 1200, height: 630, toFormat: JPG, quality: 75) {
                src
              }
            }
          }
        }
      }
    }
  }
`;

/** Writes the news of each language as feeds, with the full texts written in it. */
export const writeFeeds: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  for (const language of languageCodes) {
    const feed = newsFeed(await runQuery<Queries.FeedQuery>(args, query, language), language);
    for (const format of feedFormats) {
      const address = feedPath(format, language);
      const write = format.name === "RSS" ? rss : jsonFeed;
      writePublicFile(args.store, address, write(feed, siteUrl + address));
    }
  }
};

function newsFeed(data: Queries.FeedQuery, language: string): NewsFeed {
  const { newsPage, siteSettings } = data;
  if (!newsPage || !siteSettings) throw new Error(`The news in ${language} have no page or no publisher`);
  return {
    publisher: siteSettings.legalName,
    title: `${newsPage.title} — ${siteSettings.name}`,
    description: newsPage.lead,
    language,
    home: siteUrl + localizedPath(basePaths.news, language),
    articles: data.allNewsArticle.nodes.map(({ excerpt, path: address, image, body, ...article }) => {
      const picture = image.src.share?.resize?.src;
      return {
        ...article,
        summary: excerpt,
        address: siteUrl + address,
        picture: picture ? siteUrl + picture : null,
        html: portableHtml(body, siteUrl),
      };
    }),
  };
}
