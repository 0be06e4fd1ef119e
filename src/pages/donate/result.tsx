import { graphql, type HeadProps, type PageProps } from "gatsby";
import { recipientOf } from "../../domain/payment-result";
import { pageTranslator } from "../../i18n/page-text";
import type { PageContext } from "../../shell/page-address";
import { required } from "../../shell/required";
import { SiteFrame } from "../../shell/SiteFrame";
import { TitledHead } from "../../shell/TitledHead";
import { DonationResultView } from "../../views/donation-result/DonationResultView";

export default function DonationResultPage({ data }: PageProps<Queries.DonationResultQuery>) {
  const site = required(data.siteSettings, "SiteSettings");
  return (
    <SiteFrame basics={data}>
      <DonationResultView teamEmail={site.email} recipient={recipientOf(site)} siteName={site.name} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DonationResultQuery, PageContext>) {
  const title = pageTranslator(data.locales)("donate:result.title");
  return <TitledHead basics={data} description={title} indexed={false} {...{ title, pageContext }} />;
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
