import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PrintFoot } from "../components/PrintFoot/PrintFoot";
import { pageTranslator } from "../i18n/page-text";
import { pageAddress } from "../shell/page-address";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { donateSchema } from "../shell/schemas/donate-schema";
import type { SchemaPage } from "../shell/schemas/schema";
import { SiteFrame } from "../shell/SiteFrame";
import { TitledHead } from "../shell/TitledHead";
import { DonateView } from "../views/donate/DonateView";

type Data = Queries.DonationCampaignPageQuery;

export default function DonationCampaignPage({ data, pageContext }: PageProps<Data, PageContext>) {
  const site = required(data.siteSettings, "SiteSettings");
  const campaign = required(data.donationCampaign, "DonationCampaign");
  const address = pageAddress(data, pageContext);
  return (
    <SiteFrame basics={data}>
      <DonateView
        // Each page gets a new form, which keeps no choices from the previous one.
        key={pageContext.i18n.originalPath}
        campaign={campaign}
        project={data.project}
        copy={required(data.donatePage, "DonatePage")}
        giving={required(data.givingSettings, "GivingSettings")}
        organisation={site}
        campaigns={data.allDonationCampaign.nodes}
        address={address}
      />
      <PrintFoot claims={data.project ? [] : campaign.claims} address={address} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const campaign = required(data.donationCampaign, "DonationCampaign");
  const { seo } = required(data.donatePage, "DonatePage");
  const { shareCard: card, writtenIn } = campaign;
  const shared = { basics: data, pageContext, card, writtenIn };
  if (data.project) {
    const title = pageTranslator(data.locales)("donate:project.title", { project: data.project.title });
    const { donationEffect, givingCard } = data.project;
    const own = { ...shared, card: givingCard ?? card };
    return <TitledHead title={title} description={donationEffect} indexed={false} {...own} />;
  }
  const { legalName } = required(data.siteSettings, "SiteSettings");
  const structuredData = (page: SchemaPage) => [donateSchema(page, campaign, legalName)];
  if (campaign.default) return <PageHead {...seo} {...shared} structuredData={structuredData} />;
  const { title, lead } = campaign;
  return <TitledHead title={title} description={lead} {...shared} structuredData={structuredData} />;
}

export const query = graphql`
  query DonationCampaignPage($language: String!, $slug: String!, $project: String) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "donate", "forms", "server", "share"] } }
    ) {
      ...PageStrings
    }
    ...PageBasics
    siteSettings(language: { eq: $language }) {
      ...Recipient
    }
    givingSettings(language: { eq: $language }) {
      ...Accountability
    }
    donatePage(language: { eq: $language }) {
      seo {
        title
        description
      }
      ...DonateCopy
    }
    donationCampaign(language: { eq: $language }, slug: { eq: $slug }) {
      ...SharedPage
      default
      path
      ...DonateView
      claims {
        ...PrintedSource
      }
    }
    project(language: { eq: $language }, slug: { eq: $project }) {
      ...GivenProject
      givingCard {
        ...ShareCard
      }
    }
    allDonationCampaign(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...CampaignLink
      }
    }
  }
`;
