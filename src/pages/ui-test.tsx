import { graphql, type HeadProps, type PageProps } from "gatsby";
import { headTranslator } from "../i18n/head-text";
import { PageHead, type PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { UiTestView } from "../views/ui-test/UiTestView";

export default function UiTestPage({ data }: PageProps<Queries.UiTestQuery>) {
  return (
    <SiteFrame basics={data}>
      <UiTestView />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.UiTestQuery, PageContext>) {
  const title = headTranslator(data.locales)("uiTest:title");
  return (
    <PageHead
      title={`${title} — ${required(data.siteSettings, "SiteSettings").name}`}
      description={title}
      basics={data}
      pageContext={pageContext}
      indexed={false}
    />
  );
}

export const query = graphql`
  query UiTest($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "uiTest"] } }) {
      ...PageStrings
    }
    ...PageBasics
  }
`;
