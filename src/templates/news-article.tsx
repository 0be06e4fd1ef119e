import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PrintFoot } from "../components/PrintFoot/PrintFoot";
import { basePaths } from "../domain/addresses";
import { pageTranslator } from "../i18n/page-text";
import { EntryHead } from "../shell/EntryHead";
import { pageAddress } from "../shell/page-address";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { newsArticleSchema } from "../shell/schemas/news-article-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { NewsArticleView } from "../views/news-article/NewsArticleView";

export default function NewsArticlePage({
  data,
  pageContext,
}: PageProps<Queries.NewsArticlePageQuery, PageContext>) {
  const article = required(data.newsArticle, "article");
  const { donateTitle } = required(data.newsPage, "news page");
  const address = pageAddress(data, pageContext);
  return (
    <SiteFrame basics={data} current="news">
      <NewsArticleView
        article={article}
        address={address}
        previous={data.previous}
        next={data.next}
        donateTitle={donateTitle}
      />
      <PrintFoot claims={article.claims} address={address} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsArticlePageQuery, PageContext>) {
  const article = required(data.newsArticle, "article");
  const { title, excerpt, author, date, image, writtenIn, shareCard: card } = article;
  const { legalName } = required(data.siteSettings, "site settings");
  const t = pageTranslator(data.locales);
  return (
    <EntryHead
      {...{ title, card, writtenIn, pageContext, t }}
      description={excerpt}
      basics={data}
      article={{ author, publishedTime: date }}
      between={[{ name: t("common:sections.news"), path: basePaths.news }]}
      structuredData={(page) => [newsArticleSchema(page, article, image.src.share?.resize?.src, legalName)]}
    />
  );
}

export const query = graphql`
  query NewsArticlePage($language: String!, $slug: String!, $previous: String, $next: String) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "news", "share"] } }) {
      ...PageStrings
    }
    ...PageBasics
    newsPage(language: { eq: $language }) {
      donateTitle
    }
    newsArticle(language: { eq: $language }, slug: { eq: $slug }) {
      ...SharedPage
      ...NewsArticleView
      claims {
        ...PrintedSource
      }
      path
      excerpt
      image {
        ...SharePicture
      }
    }
    previous: newsArticle(language: { eq: $language }, slug: { eq: $previous }) {
      ...ArticleNeighbour
    }
    next: newsArticle(language: { eq: $language }, slug: { eq: $next }) {
      ...ArticleNeighbour
    }
  }
`;
