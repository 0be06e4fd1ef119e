import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import { FeedLinks } from "../shell/FeedLinks";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { faqSchema } from "../shell/schemas/faq-schema";
import { organisationSchema } from "../shell/schemas/organisation-schema";
import { websiteSchema } from "../shell/schemas/website-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { HomeView } from "../views/home/HomeView";

export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const site = required(data.siteSettings, "site settings");
  return (
    <SiteFrame basics={data} home>
      <HomeView
        page={required(data.homePage, "home page")}
        site={site}
        switches={required(data.sectionSwitches, "section switches")}
        projects={data.projects.nodes}
        articles={data.articles.nodes}
        resources={data.resources.nodes}
        freeResources={data.freeResources.nodes}
        hasFilm={Boolean(data.filmPage?.seconds)}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.HomeQuery, PageContext>) {
  const t = pageTranslator(data.locales);
  const { seo, writtenIn, shareCard, resources } = required(data.homePage, "home page");
  const site = required(data.siteSettings, "site settings");
  const { validPermit } = required(data.givingSettings, "giving settings");
  const { language } = pageContext;
  return (
    <>
      <PageHead
        writtenIn={writtenIn}
        card={shareCard}
        {...seo}
        basics={data}
        pageContext={pageContext}
        structuredData={(page) => [
          organisationSchema(page, site, validPermit),
          websiteSchema(page, site),
          faqSchema(page, resources.faq),
        ]}
      />
      <FeedLinks title={`${t("common:sections.news")} — ${site.name}`} language={language} />
    </>
  );
}

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "home", "projects", "news", "resources", "forms"] }
      }
    ) {
      ...PageStrings
    }
    ...PageBasics
    siteSettings(language: { eq: $language }) {
      ...HomeSite
      profiles
    }
    givingSettings(language: { eq: $language }) {
      validPermit
    }
    homePage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      ...HomeView
    }
    filmPage(language: { eq: $language }) {
      seconds
    }
    sectionSwitches(language: { eq: $language }) {
      ...HomeSwitches
    }
    projects: allProject(
      filter: { language: { eq: $language }, placement: { eq: home } }
      sort: { order: ASC }
    ) {
      nodes {
        ...ProjectCard
      }
    }
    articles: allNewsArticle(
      filter: { language: { eq: $language } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 4
    ) {
      nodes {
        ...NewsCard
      }
    }
    resources: allResource(
      filter: { language: { eq: $language }, placement: { eq: card } }
      sort: { order: ASC }
    ) {
      nodes {
        ...ShelvedResource
      }
    }
    freeResources: allResource(
      filter: { language: { eq: $language }, placement: { eq: freeList } }
      sort: { order: ASC }
    ) {
      nodes {
        ...FreeResources
      }
    }
  }
`;
