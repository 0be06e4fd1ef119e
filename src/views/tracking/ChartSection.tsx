import { graphql } from "gatsby";
import { useCallback } from "react";
import { LazyLineChart } from "../../components/charts/LazyLineChart";
import { FigureNote } from "../../components/FigureNote/FigureNote";
import { useI18n } from "../../i18n/I18nContext";
import { scripted } from "../../theme/mixins";
import * as styles from "./ChartSection.styles";
import { Legend } from "./Legend";
import { MonthlyTable } from "./MonthlyTable";
import { MonthReadout } from "./MonthReadout";
import { MonthSlider } from "./MonthSlider";
import { TableDisclosure } from "./TableDisclosure";
import { TakeAway } from "./TakeAway";
import { useChartContent } from "./useChartContent";
import type { TrackingViewState } from "./useViewState";

export const chartSectionFragment = graphql`
  fragment TrackingChartSection on TrackingPage {
    sampleMark
    csvPath
    chart {
      title
      unit
      definition
      month
      emissionsTotal {
        ...FigureNote
      }
      reductionsTotal {
        ...FigureNote
      }
    }
    ...TrackingChartContent
  }
`;

export interface ChartSectionProps {
  readonly page: Queries.TrackingChartSectionFragment;
  readonly state: TrackingViewState;
}

/** Emissions and reductions as a chart, as a table and as downloads. */
export function ChartSection({ page, state }: ChartSectionProps) {
  const { t } = useI18n();
  const { chart, months, sampleMark } = page;
  const { content, description, imageWords, csvColumn } = useChartContent(page, state);
  const { readMonth } = state;
  const position = months.findIndex(({ month }) => month === state.month);
  const selected = position < 0 ? null : position;
  const select = useCallback(
    (index: number | null) => readMonth(index === null ? null : (months[index]?.month ?? null)),
    [readMonth, months],
  );
  return (
    <section css={styles.section} id="chart" aria-labelledby="chart-title">
      <div css={styles.head}>
        <h2 id="chart-title">{chart.title}</h2>
        <Legend series={content.series} onToggle={state.toggleSeries} />
      </div>
      <div css={styles.definition}>
        <p>
          {t("tracking:chart.inUnit", { unit: chart.unit })} {chart.definition}
        </p>
        <dl>
          <div>
            <dt>{t("tracking:chart.total", { name: chart.emissions })}</dt>
            <dd>
              <FigureNote claim={chart.emissionsTotal} />
            </dd>
          </div>
          <div>
            <dt>{t("tracking:chart.total", { name: chart.reductions })}</dt>
            <dd>
              <FigureNote claim={chart.reductionsTotal} />
            </dd>
          </div>
        </dl>
      </div>
      <div css={[styles.plot, scripted]}>
        <LazyLineChart
          content={content}
          description={description}
          selected={selected}
          onSelect={select}
          failure={t("tracking:chart.failed")}
        />
        <MonthSlider content={content} selected={selected} onSelect={select} />
      </div>
      <MonthReadout content={content} unit={chart.unit} selected={selected} onSelect={select} />
      <TableDisclosure>
        <MonthlyTable
          content={content}
          monthName={chart.month}
          caption={t("tracking:table.caption", { unit: chart.unit, mark: sampleMark })}
        />
      </TableDisclosure>
      <TakeAway content={content} csvPath={page.csvPath} csvColumn={csvColumn} words={imageWords} />
    </section>
  );
}
