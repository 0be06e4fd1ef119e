import { graphql, type HeadProps, type PageProps } from "gatsby";
import { headTranslator } from "../../i18n/head-text";
import { PageHead, type PageContext } from "../../shell/PageHead";
import { required } from "../../shell/required";
import { SiteFrame } from "../../shell/SiteFrame";
import { DonationResultView } from "../../views/donation-result/DonationResultView";

export default function DonationResultPage({ data }: PageProps<Queries.DonationResultQuery>) {
  const site = required(data.siteSettings, "SiteSettings");
  return (
    <SiteFrame basics={data}>
      <DonationResultView teamEmail={site.email} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DonationResultQuery, PageContext>) {
  const title = headTranslator(data.locales)("donate:result.title");
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
  query DonationResult($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "donate", "forms", "server"] } }
    ) {
      ...PageStrings
    }
    ...PageBasics
  }
`;
