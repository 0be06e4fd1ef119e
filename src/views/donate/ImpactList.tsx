import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import { reachedTier } from "./amount-choice";
import * as styles from "./ImpactList.styles";

export interface ImpactListProps {
  readonly campaign: Queries.GiveFormFragment;
  /** The chosen amount; undefined while there is none. */
  readonly dollars: number | undefined;
}

/** What each tier's amount achieves; the highest tier that the chosen amount reaches is marked. */
export function ImpactList({ campaign, dollars }: ImpactListProps) {
  const { t, format } = useI18n();
  const tiers = campaign.tiers.filter(({ impact }) => impact !== null);
  const reached = reachedTier(tiers, dollars);
  return (
    <>
      <h2 css={visuallyHidden}>{t("donate:amount.impact")}</h2>
      <ul css={styles.impacts}>
        {tiers.map((tier) => (
          <li key={tier.amount} aria-current={tier === reached ? "true" : undefined}>
            <b>{format.money(tier.amount)}</b>
            <span lang={foreignLang(campaign)}>{tier.impact}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
