import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { campaignPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./DonateView.styles";

export const campaignLinkFragment = graphql`
  fragment CampaignLink on DonationCampaign {
    slug
    title
    default
    language
    contentLanguage
  }
`;

export interface CampaignLinksProps {
  readonly title: string;
  readonly campaigns: readonly Queries.CampaignLinkFragment[];
  /** Slug of the campaign of this page; null on the page of a project. */
  readonly current: string | null;
}

/** Links to all campaigns; renders nothing if there is only one. */
export function CampaignLinks({ title, campaigns, current }: CampaignLinksProps) {
  if (campaigns.length < 2) return null;
  return (
    <nav aria-labelledby="campaigns-title">
      <h2 id="campaigns-title">{title}</h2>
      <ul css={styles.links}>
        {campaigns.map((campaign) => (
          <li key={campaign.slug} lang={foreignLang(campaign)}>
            <LocalizedLink
              to={campaignPath(campaign)}
              aria-current={campaign.slug === current ? "page" : undefined}
            >
              {campaign.title}
              {campaign.slug === current ? null : <ArrowRight data-go aria-hidden="true" />}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
