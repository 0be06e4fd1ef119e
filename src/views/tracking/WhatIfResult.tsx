import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { screenOnly, scripted } from "../../theme/mixins";
import * as styles from "./Recommendations.styles";
import { reductionsWith } from "./what-if";

export const whatIfResultFragment = graphql`
  fragment TrackingWhatIfResult on TrackingPage {
    months {
      month
      reductions
    }
    recommendations {
      key
      tons
      fromMonth
    }
    chart {
      unit
    }
  }
`;

export interface WhatIfResultProps {
  readonly page: Queries.TrackingWhatIfResultFragment;
  /** Keys of the applied recommendations. */
  readonly applied: readonly string[];
}

/** Announces what the applied recommendations change in the last month. */
export function WhatIfResult({ page, applied }: WhatIfResultProps) {
  const { t, format } = useI18n();
  const { months, recommendations, chart } = page;
  const last = months.at(-1);
  const effects = recommendations.filter(({ key }) => applied.includes(key));
  const after = reductionsWith(effects, months).at(-1);
  const isShown = last && after !== undefined && effects.length > 0;
  return (
    <div css={[styles.result, scripted, !isShown && screenOnly]}>
      <p role="status">
        {isShown
          ? t("tracking:whatIf.result", {
              month: format.month(last.month),
              before: format.number(last.reductions),
              after: format.number(after),
              unit: chart.unit,
            })
          : t("tracking:whatIf.none")}
      </p>
      {isShown ? (
        <a css={screenOnly} href="#chart">
          {t("tracking:whatIf.seeChart")}
        </a>
      ) : null}
    </div>
  );
}
