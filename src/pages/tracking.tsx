import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { TrackingView } from "../views/tracking/TrackingView";

export default function TrackingPage({ data }: PageProps<Queries.TrackingQuery>) {
  return (
    <SiteFrame basics={data}>
      <TrackingView page={required(data.trackingPage, "tracking page")} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.TrackingQuery, PageContext>) {
  const { seo, writtenIn, shareCard: card } = required(data.trackingPage, "tracking page");
  return <PageHead {...seo} {...{ writtenIn, card, pageContext }} basics={data} />;
}

export const query = graphql`
  query Tracking($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "tracking"] } }) {
      ...PageStrings
    }
    ...PageBasics
    trackingPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      ...TrackingView
    }
  }
`;
