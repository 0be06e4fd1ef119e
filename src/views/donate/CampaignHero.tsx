import { css } from "@emotion/react";
import { graphql } from "gatsby";
import MapPin from "lucide-react/icons/map-pin";
import { PageHeader } from "../../components/Page/PageHeader";
import { Picture } from "../../components/Picture/Picture";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { below, from } from "../../theme/breakpoints";
import { print, visuallyHidden } from "../../theme/mixins";

const art = css`
  ${print};
  aspect-ratio: 3/1;
  margin-inline: calc(var(--gutter) * -1);
  @media ${below.wide} {
    border-radius: 0;
  }
  @media ${from.wide} {
    margin-inline: 0;
    aspect-ratio: 16/11.5;
  }
`;

const place = css`
  display: flex;
  gap: 0.45rem;
  align-items: center;
  margin-top: 1rem;
  color: var(--text-muted);
  font-size: var(--fs-small);
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
  }
`;

const sizes = `${from.full} 46rem, ${from.wide} 52vw, 100vw`;

export const campaignHeroFragment = graphql`
  fragment CampaignHero on DonationCampaign {
    title
    name
    lead
    place
    ...ForeignText
    newerIn
    partlyIn
    image {
      ...ContentPicture
    }
  }
`;

export interface CampaignHeroProps {
  readonly campaign: Queries.CampaignHeroFragment;
  /** The project that gifts are for, if any. */
  readonly project: Queries.GivenProjectFragment | null;
}

/** Title, lead and picture of a campaign, or of the project that one gives to. */
export function CampaignHero({ campaign, project }: CampaignHeroProps) {
  const { t } = useI18n();
  const { contentLanguage, image } = project ?? campaign;
  const title = project ? t("donate:project.title", { project: project.title }) : campaign.title;
  const lead = project ? project.donationEffect : campaign.lead;
  const data = image.src.childImageSharp?.gatsbyImageData;
  const lang = foreignLang(project ?? campaign);
  return (
    <div>
      <PageHeader title={title} lead={lead} lang={lang}>
        {project || !campaign.place ? null : (
          <p css={place}>
            <MapPin aria-hidden="true" />
            <span css={visuallyHidden}>{`${t("donate:place")}: `}</span>
            <span lang={lang}>{campaign.place}</span>
          </p>
        )}
        <TranslationNotice
          contentLanguage={contentLanguage}
          newerIn={project ? null : campaign.newerIn}
          partlyIn={project ? null : campaign.partlyIn}
        />
      </PageHeader>
      {data ? (
        <div css={art}>
          <Picture data={data} alt={image.alt} focus={image.focus} first sizes={sizes} />
        </div>
      ) : null}
    </div>
  );
}
