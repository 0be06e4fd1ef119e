import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/Badge/Badge";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { rows } from "./TrackingView.styles";

export const reportsFragment = graphql`
  fragment TrackingReports on TrackingPage {
    reportsTitle
    reports {
      title
      date
      state
    }
  }
`;

const titleRow = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 1rem;
`;

export interface ReportsProps {
  readonly page: Queries.TrackingReportsFragment;
}

/** The latest reports, each with a badge for its state. */
export function Reports({ page }: ReportsProps) {
  const { t, format } = useI18n();
  if (page.reports.length === 0) return null;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{page.reportsTitle}</h2>
      <ul css={rows}>
        {page.reports.map(({ title, date, state }) => (
          <li key={title}>
            <div css={titleRow}>
              <h3>{title}</h3>
              <Badge tone={state === "new" ? "done" : "open"}>{t(`tracking:report.${state}`)}</Badge>
            </div>
            <time css={caption} dateTime={date}>
              {format.date(date)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
