import { graphql } from "gatsby";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { Prose } from "../../components/Prose/Prose";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { ShareLinks } from "../../components/ShareLinks/ShareLinks";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { caption, section, wrap } from "../../theme/mixins";
import { Accountability } from "./Accountability";
import { CampaignContact } from "./CampaignContact";
import { CampaignGoal } from "./CampaignGoal";
import { CampaignHero } from "./CampaignHero";
import { CampaignLinks } from "./CampaignLinks";
import { CampaignUpdates } from "./CampaignUpdates";
import * as styles from "./DonateView.styles";
import { GiveForm } from "./GiveForm";
import { GivenProject } from "./GivenProject";
import { GivingCards } from "./GivingCards";

export const donateViewFragment = graphql`
  fragment DonateView on DonationCampaign {
    body
    default
    ...CampaignContact
    ...CampaignGoal
    ...CampaignHero
    ...CampaignUpdates
    ...GiveForm
    ...GivingCards
  }
`;

export const donateCopyFragment = graphql`
  fragment DonateCopy on DonatePage {
    cardsTitle
    storyTitle
    accountabilityTitle
    campaignsTitle
    image {
      caption
      ...ContentPicture
    }
  }
`;

export interface DonateViewProps {
  readonly campaign: Queries.DonateViewFragment;
  /** The project that gifts are for; null for the campaign as a whole. */
  readonly project: Queries.GivenProjectFragment | null;
  readonly copy: Queries.DonateCopyFragment;
  readonly giving: Queries.AccountabilityFragment;
  readonly organisation: Queries.RecipientFragment;
  /** All campaigns, this one included. */
  readonly campaigns: readonly Queries.CampaignLinkFragment[];
  /** Absolute address of the page, for sharing. */
  readonly address: string;
}

/** The page of a campaign: what it is for, the form beside who receives the money, and where it goes. */
export function DonateView({
  campaign,
  project,
  copy,
  giving,
  organisation,
  campaigns,
  address,
}: DonateViewProps) {
  const { t } = useI18n();
  return (
    <>
      <div css={[wrap, styles.opening]}>
        <CampaignHero campaign={campaign} project={project} />
        {project ? null : <CampaignGoal campaign={campaign} rate={giving} />}
        <GiveForm campaign={campaign} project={project} rate={giving} />
        <Accountability
          title={copy.accountabilityTitle}
          {...{ giving, organisation }}
          campaign={project ? null : campaign}
        />
      </div>
      {campaign.cards.length > 0 && !project ? (
        <section css={section} aria-labelledby="cards-title">
          <div css={wrap}>
            <SectionHead id="cards-title" title={copy.cardsTitle} />
            <GivingCards campaign={campaign} />
            {campaign.default ? (
              <figure css={styles.figure}>
                <div css={styles.wide}>
                  <ContentPicture picture={copy.image} sizes={styles.wideSizes} />
                </div>
                {copy.image.caption ? <figcaption css={caption}>{copy.image.caption}</figcaption> : null}
              </figure>
            ) : null}
          </div>
        </section>
      ) : null}
      <section css={styles.story} aria-labelledby="story-title">
        <div css={[wrap, styles.storyColumns]}>
          <div>
            <h2 id="story-title">{project ? t("donate:project.about") : copy.storyTitle}</h2>
            {project ? (
              <GivenProject project={project} />
            ) : (
              <>
                <Prose html={campaign.body} lang={foreignLang(campaign)} below />
                <CampaignUpdates campaign={campaign} />
              </>
            )}
          </div>
          <div css={styles.aside}>
            <CampaignLinks
              title={copy.campaignsTitle}
              campaigns={campaigns}
              current={project ? null : campaign.slug}
            />
            <CampaignContact campaign={campaign} />
            <ShareLinks title={(project ?? campaign).title} address={address} />
          </div>
        </div>
      </section>
    </>
  );
}
