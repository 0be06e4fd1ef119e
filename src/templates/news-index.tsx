import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import { FeedLinks } from "../shell/FeedLinks";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { NewsIndexView } from "../views/news-index/NewsIndexView";

interface NewsIndexPageContext extends PageContext {
  readonly categories: readonly Queries.NewsCategory[];
  readonly category: Queries.NewsCategory | null;
}

type Props = PageProps<Queries.NewsIndexQuery, NewsIndexPageContext>;

export default function NewsIndexPage({ data, pageContext: { categories, category } }: Props) {
  const { title, lead } = required(data.newsPage, "news page");
  const { nodes, pageInfo } = data.allNewsArticle;
  return (
    <SiteFrame basics={data} current="news">
      <NewsIndexView
        {...{ title, lead, categories, category }}
        articles={nodes}
        page={pageInfo.currentPage}
        pageCount={pageInfo.pageCount}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsIndexQuery, NewsIndexPageContext>) {
  const t = pageTranslator(data.locales);
  const { seo, writtenIn, shareCard } = required(data.newsPage, "news page");
  const { category } = pageContext;
  const { currentPage: number } = data.allNewsArticle.pageInfo;
  const title = category ? `${t(`news:categories.${category}`)}: ${seo.title}` : seo.title;
  return (
    <>
      <PageHead
        writtenIn={writtenIn}
        card={shareCard}
        title={number > 1 ? t("news:index.furtherPage", { title, number }) : title}
        description={seo.description}
        basics={data}
        pageContext={pageContext}
        indexed={category === null || pageContext.categories.includes(category)}
      />
      <FeedLinks title={seo.title} language={pageContext.language} />
    </>
  );
}

export const query = graphql`
  query NewsIndex($language: String!, $shown: [NewsCategory], $skip: Int!, $limit: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "news"] } }) {
      ...PageStrings
    }
    ...PageBasics
    newsPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      title
      lead
    }
    allNewsArticle(
      filter: { language: { eq: $language }, category: { in: $shown } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...NewsCard
      }
      pageInfo {
        currentPage
        pageCount
      }
    }
  }
`;
