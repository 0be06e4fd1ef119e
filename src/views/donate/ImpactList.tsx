import { currenciesFor, toMoney, type Money } from "../../domain/money";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import { amountsIn, reachedTier } from "./amount-choice";
import * as styles from "./ImpactList.styles";

export interface ImpactListProps {
  readonly campaign: Queries.GiveFormFragment;
  /** The chosen amount; undefined while there is none. */
  readonly amount: Money | undefined;
}

/** What each tier's amount achieves; the highest tier that the chosen amount reaches is marked. */
export function ImpactList({ campaign, amount: chosen }: ImpactListProps) {
  const { t, format, language } = useI18n();
  return (
    <>
      <h2 css={visuallyHidden}>{t("donate:amount.impact")}</h2>
      {currenciesFor(language).map((currency) => {
        const tiers = amountsIn(campaign, currency).tiers.filter(({ impact }) => impact !== null);
        const reached = chosen?.currency === currency ? reachedTier(tiers, chosen) : undefined;
        return (
          <ul key={currency} css={styles.impacts} data-currency={currency}>
            {tiers.map((tier) => (
              <li key={tier.amount} aria-current={tier === reached ? "true" : undefined}>
                <b>{format.money(toMoney(currency, tier.amount))}</b>
                <span lang={foreignLang(campaign)}>{tier.impact}</span>
              </li>
            ))}
          </ul>
        );
      })}
    </>
  );
}
