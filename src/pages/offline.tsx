import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import type { PageContext } from "../shell/page-address";
import { SiteFrame } from "../shell/SiteFrame";
import { TitledHead } from "../shell/TitledHead";
import { OfflineView } from "../views/offline/OfflineView";

export default function OfflinePage({ data }: PageProps<Queries.OfflineQuery>) {
  return (
    <SiteFrame basics={data}>
      <OfflineView />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.OfflineQuery, PageContext>) {
  const t = pageTranslator(data.locales);
  const words = { title: t("offline:title"), description: t("offline:description") };
  return <TitledHead {...words} basics={data} pageContext={pageContext} />;
}

export const query = graphql`
  query Offline($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms", "offline"] } }) {
      ...PageStrings
    }
    ...PageBasics
  }
`;
