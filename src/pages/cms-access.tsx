import { graphql, type HeadProps, type PageProps } from "gatsby";
import { teamLanguage } from "../domain/site-languages";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { CmsAccessView } from "../views/cms-access/CmsAccessView";

export default function CmsAccessPage({ data }: PageProps<Queries.CmsAccessQuery>) {
  const site = required(data.siteSettings, "SiteSettings");
  return (
    <SiteFrame basics={data}>
      <CmsAccessView
        page={required(data.allCmsAccessPage.nodes.find(isTeams), "CmsAccessPage")}
        identityLoginUrl={site.identityLoginUrl}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.CmsAccessQuery, PageContext>) {
  const { seo } = required(data.allCmsAccessPage.nodes.find(isTeams), "CmsAccessPage");
  return <PageHead {...seo} basics={data} pageContext={pageContext} indexed={false} />;
}

const isTeams = ({ language }: { readonly language: string }) => language === teamLanguage;

// Queries the page in all languages, since it is shown in `teamLanguage` in every language of the site.
export const query = graphql`
  query CmsAccess($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...PageStrings
    }
    ...PageBasics
    siteSettings(language: { eq: $language }) {
      identityLoginUrl
    }
    allCmsAccessPage {
      nodes {
        language
        seo {
          title
          description
        }
        ...CmsAccessView
      }
    }
  }
`;
