import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import type { PageContext } from "../shell/page-address";
import { SiteFrame } from "../shell/SiteFrame";
import { TitledHead } from "../shell/TitledHead";
import { UiTestView } from "../views/ui-test/UiTestView";

export default function UiTestPage({ data }: PageProps<Queries.UiTestQuery>) {
  return (
    <SiteFrame basics={data}>
      <UiTestView />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.UiTestQuery, PageContext>) {
  const title = pageTranslator(data.locales)("uiTest:title");
  return <TitledHead basics={data} description={title} indexed={false} {...{ title, pageContext }} />;
}

export const query = graphql`
  query UiTest($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "uiTest"] } }) {
      ...PageStrings
    }
    ...PageBasics
  }
`;
