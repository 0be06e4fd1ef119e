import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { DemoView } from "../views/demo/DemoView";

export default function DemoPage({ data }: PageProps<Queries.DemoQuery>) {
  return (
    <SiteFrame basics={data}>
      <DemoView page={required(data.demoPage, "DemoPage")} hasFilm={Boolean(data.filmPage?.seconds)} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DemoQuery, PageContext>) {
  const { seo, shareCard, writtenIn } = required(data.demoPage, "DemoPage");
  return <PageHead {...seo} writtenIn={writtenIn} basics={data} pageContext={pageContext} card={shareCard} />;
}

export const query = graphql`
  query Demo($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "demo"] } }) {
      ...PageStrings
    }
    ...PageBasics
    filmPage(language: { eq: $language }) {
      seconds
    }
    demoPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      ...DemoView
    }
  }
`;
