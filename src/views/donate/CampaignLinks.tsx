import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { campaignPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./DonateView.styles";

export const campaignLinkFragment = graphql`
  fragment CampaignLink on DonationCampaign {
    slug
    name
    default
    ...ForeignText
  }
`;

export interface CampaignLinksProps {
  readonly title: string;
  /** All campaigns, that of the page included. */
  readonly campaigns: readonly Queries.CampaignLinkFragment[];
  /** Slug of the campaign of this page; null on the page of a project. */
  readonly current: string | null;
}

/** Links to the other campaigns; renders nothing if there are none. */
export function CampaignLinks({ title, campaigns, current }: CampaignLinksProps) {
  const others = campaigns.filter(({ slug }) => slug !== current);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="campaigns-title">
      <h2 id="campaigns-title">{title}</h2>
      <ul css={styles.links}>
        {others.map((campaign) => (
          <li key={campaign.slug} lang={foreignLang(campaign)}>
            <LocalizedLink to={campaignPath(campaign)}>
              {campaign.name}
              <ArrowRight data-go aria-hidden="true" />
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
