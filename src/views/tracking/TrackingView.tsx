import { graphql } from "gatsby";
import { useMemo } from "react";
import { BackLink } from "../../components/BackLink/BackLink";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { SampleNotice } from "../../components/SampleNotice/SampleNotice";
import { useI18n } from "../../i18n/I18nContext";
import { ChartSection } from "./ChartSection";
import { Recommendations } from "./Recommendations";
import { Reports } from "./Reports";
import { Summaries } from "./Summaries";
import * as styles from "./TrackingView.styles";
import { useViewState } from "./useViewState";

export const trackingViewFragment = graphql`
  fragment TrackingView on TrackingPage {
    title
    lead
    sampleMark
    sampleNotice
    ...TrackingSummaries
    ...TrackingChartSection
    ...TrackingReports
    ...TrackingRecommendations
  }
`;

export interface TrackingViewProps {
  readonly page: Queries.TrackingViewFragment;
}

/** The carbon dashboard: sample figures of a year, as numbers, a chart and a table. */
export function TrackingView({ page }: TrackingViewProps) {
  const { t } = useI18n();
  const keys = useMemo(() => page.recommendations.map(({ key }) => key), [page]);
  const state = useViewState(keys);
  return (
    <Page>
      <BackLink to="/" returning>
        {t("tracking:back")}
      </BackLink>
      <PageHeader title={page.title} lead={page.lead}>
        <SampleNotice mark={page.sampleMark} text={page.sampleNotice} />
      </PageHeader>
      <Summaries page={page} />
      <ChartSection page={page} state={state} />
      <div css={styles.columns}>
        <Reports page={page} />
        <Recommendations page={page} state={state} />
      </div>
    </Page>
  );
}
