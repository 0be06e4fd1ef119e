import { graphql } from "gatsby";
import { RecommendationItem } from "./RecommendationItem";
import * as styles from "./Recommendations.styles";
import { rows } from "./TrackingView.styles";
import type { TrackingViewState } from "./useViewState";
import { WhatIfResult } from "./WhatIfResult";

export const recommendationsFragment = graphql`
  fragment TrackingRecommendations on TrackingPage {
    recommendationsTitle
    whatIf
    recommendations {
      ...TrackingRecommendation
    }
    ...TrackingWhatIfResult
    chart {
      unit
    }
  }
`;

export interface RecommendationsProps {
  readonly page: Queries.TrackingRecommendationsFragment;
  readonly state: TrackingViewState;
}

/** What could be done next, and what each would change in the chart. */
export function Recommendations({ page, state }: RecommendationsProps) {
  if (page.recommendations.length === 0) return null;
  return (
    <section aria-labelledby="recommendations">
      <h2 id="recommendations">{page.recommendationsTitle}</h2>
      <p css={styles.explanation}>{page.whatIf}</p>
      <ul css={[rows, styles.list]}>
        {page.recommendations.map((recommendation) => (
          <RecommendationItem
            key={recommendation.key}
            recommendation={recommendation}
            unit={page.chart.unit}
            applied={state.applied.includes(recommendation.key)}
            onToggle={state.toggleRecommendation}
          />
        ))}
      </ul>
      <WhatIfResult page={page} applied={state.applied} />
    </section>
  );
}
