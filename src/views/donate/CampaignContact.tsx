import { graphql } from "gatsby";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { caption, lineLink } from "../../theme/mixins";

export const campaignContactFragment = graphql`
  fragment CampaignContact on DonationCampaign {
    ...ForeignText
    contact {
      name
      role
      email
      sample
    }
  }
`;

/** Who answers questions about a campaign; a person without an address is reached with the contact form. */
export function CampaignContact({ campaign }: { readonly campaign: Queries.CampaignContactFragment }) {
  const { t } = useI18n();
  const { contact } = campaign;
  if (!contact) return null;
  const { name, role, email, sample } = contact;
  return (
    <section aria-labelledby="campaign-contact">
      <h2 id="campaign-contact">{t("donate:contact.title")}</h2>
      <p>
        <b>{name}</b>, <span lang={foreignLang(campaign)}>{role}</span>
      </p>
      <p>
        {email ? (
          <a css={lineLink} href={`mailto:${email}`}>
            {email}
          </a>
        ) : (
          <LocalizedLink css={lineLink} to="/#contact">
            {t("donate:contact.form")}
          </LocalizedLink>
        )}
      </p>
      {sample ? <p css={caption}>{t("donate:contact.sample")}</p> : null}
    </section>
  );
}
