import { graphql } from "gatsby";
import { FigureNote } from "../../components/FigureNote/FigureNote";
import * as styles from "./Summaries.styles";

export const summariesFragment = graphql`
  fragment TrackingSummaries on TrackingPage {
    summaries {
      label
      claim {
        unit
        ...FigureNote
      }
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
  return (
    <dl css={styles.summaries}>
      {page.summaries.map(({ label, claim }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FigureNote claim={claim} />
            {claim.unit === "tonsCO2e" ? (
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
