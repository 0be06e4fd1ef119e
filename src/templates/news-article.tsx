import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead, type PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { NewsArticleView } from "../views/news-article/NewsArticleView";

export default function NewsArticlePage({ data }: PageProps<Queries.NewsArticlePageQuery>) {
  const article = required(data.newsArticle, "article");
  const { donateTitle } = required(data.newsPage, "news page");
  const siteUrl = required(data.site?.siteMetadata?.siteUrl, "siteUrl");
  return (
    <SiteFrame basics={data} current="news">
      <NewsArticleView
        article={article}
        address={siteUrl + article.path}
        previous={data.previous}
        next={data.next}
        donateTitle={donateTitle}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsArticlePageQuery, PageContext>) {
  const { title, excerpt, author, date, image } = required(data.newsArticle, "article");
  const { name } = required(data.siteSettings, "site settings");
  return (
    <PageHead
      title={`${title} — ${name}`}
      description={excerpt}
      basics={data}
      pageContext={pageContext}
      image={image.src.share?.resize?.src}
      imageAlt={image.alt}
      article={{ author, publishedTime: date }}
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
      ...NewsArticleView
      path
      excerpt
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
    previous: newsArticle(language: { eq: $language }, slug: { eq: $previous }) {
      ...ArticleNeighbour
    }
    next: newsArticle(language: { eq: $language }, slug: { eq: $next }) {
      ...ArticleNeighbour
    }
  }
`;
