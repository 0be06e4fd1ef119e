import { graphql } from "gatsby";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { newestFirst } from "../shared/newest-first";
import * as styles from "./DonateView.styles";

export const campaignUpdatesFragment = graphql`
  fragment CampaignUpdates on DonationCampaign {
    ...ForeignText
    updates {
      date
      text
    }
  }
`;

/** The news of a campaign, newest first. They need not come from its money. */
export function CampaignUpdates({ campaign }: { readonly campaign: Queries.CampaignUpdatesFragment }) {
  const { t, format } = useI18n();
  const updates = newestFirst(campaign.updates);
  if (updates.length === 0) return null;
  return (
    <section css={styles.updates} aria-labelledby="updates-title">
      <h2 id="updates-title">{t("donate:updates")}</h2>
      <ol>
        {updates.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <time css={caption} dateTime={date}>
              {format.date(date)}
            </time>
            <p lang={foreignLang(campaign)}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
