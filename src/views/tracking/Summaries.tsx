import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./Summaries.styles";

export const summariesFragment = graphql`
  fragment TrackingSummaries on TrackingPage {
    summaries {
      label
      value
      measure
    }
    chart {
      unit
    }
  }
`;

export interface SummariesProps {
  readonly page: Queries.TrackingSummariesFragment;
}

/** The year's key figures. */
export function Summaries({ page }: SummariesProps) {
  const { format } = useI18n();
  return (
    <dl css={styles.summaries}>
      {page.summaries.map(({ label, value, measure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {measure === "dollars" ? format.compactMoney(value) : format.compact(value)}
            {measure === "tons" ? (
              <>
                {" "}
                <span>{page.chart.unit}</span>
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
