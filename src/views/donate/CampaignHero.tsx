import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageHeader } from "../../components/Page/PageHeader";
import { Picture } from "../../components/Picture/Picture";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { foreignLang } from "../../i18n/foreign";
import { print } from "../../theme/mixins";

const art = css`
  ${print};
  aspect-ratio: 2/1;
  margin-inline: calc(var(--gutter) * -1);
  @media (max-width: 63.99rem) {
    border-radius: 0;
  }
  @media (min-width: 64rem) {
    margin-inline: 0;
    aspect-ratio: 16/11.5;
  }
`;

const sizes = "(min-width: 90.5rem) 46rem, (min-width: 64rem) 52vw, 100vw";

export const campaignHeroFragment = graphql`
  fragment CampaignHero on DonationCampaign {
    title
    lead
    language
    contentLanguage
    image {
      ...ContentPicture
    }
  }
`;

/** A campaign's title, lead and picture. */
export function CampaignHero({ campaign }: { readonly campaign: Queries.CampaignHeroFragment }) {
  const { title, lead, image } = campaign;
  const data = image.src.childImageSharp?.gatsbyImageData;
  const lang = foreignLang(campaign);
  return (
    <div>
      <PageHeader title={title} lead={lead} lang={lang}>
        <TranslationNotice contentLanguage={campaign.contentLanguage} />
      </PageHeader>
      {data ? (
        <div css={art}>
          <Picture data={data} alt={image.alt} focus={image.focus} first sizes={sizes} />
        </div>
      ) : null}
    </div>
  );
}
