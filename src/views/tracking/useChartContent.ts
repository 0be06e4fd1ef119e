import { graphql } from "gatsby";
import { useMemo } from "react";
import type { ChartSeries, LineChartContent } from "../../components/charts/chart-series";
import { useI18n } from "../../i18n/I18nContext";
import type { ViewState } from "./view-state";
import { whatIfLine } from "./what-if";

export const chartContentFragment = graphql`
  fragment TrackingChartContent on TrackingPage {
    sampleMark
    chart {
      title
      unit
      emissions
      reductions
      whatIf
    }
    months {
      month
      emissions
      reductions
    }
    recommendations {
      key
      tons
      fromMonth
    }
  }
`;

type Page = Queries.TrackingChartContentFragment;

/**
 * The chart's content in this state, its description as text, the texts of its picture, and what its file lacks.
 * `content` is memoised.
 */
export function useChartContent(page: Page, { hidden, applied }: ViewState) {
  const { t, format } = useI18n();

  const content = useMemo((): LineChartContent => {
    const categories = page.months.map(({ month }) => ({
      short: format.month(month, "short"),
      long: format.month(month),
    }));
    return { categories, series: seriesOf(page, { hidden, applied }), formatNumber: format.number };
  }, [page, hidden, applied, format]);

  const lines = content.series
    .filter((line) => !line.hidden)
    .map(({ name, values }) => {
      const present = values.filter((value) => value !== null);
      const [from, to] = [format.number(present[0] ?? 0), format.number(present.at(-1) ?? 0)];
      return t("tracking:chart.line", { name, from, to, unit: page.chart.unit });
    });

  const description = t("tracking:chart.description", {
    first: content.categories[0]?.long ?? "",
    last: content.categories.at(-1)?.long ?? "",
    lines: lines.length > 0 ? lines.join(" ") : t("tracking:chart.nothingShown"),
    mark: page.sampleMark,
  });

  const { title, unit, whatIf } = page.chart;
  const illustration = t("tracking:take.whatIfNote", { name: whatIf });
  const note = [page.sampleMark, unit, ...(applied.length > 0 ? [illustration] : [])].join(" · ");
  const line = content.series.find(({ name }) => name === whatIf);
  const csvColumn = line && { heading: `${illustration} (${unit})`, values: line.values };

  return { content, description, imageWords: { title, note, mark: page.sampleMark }, csvColumn };
}

function seriesOf(page: Page, { hidden, applied }: Pick<ViewState, "hidden" | "applied">): ChartSeries[] {
  const { chart, months, recommendations } = page;
  const effects = recommendations.filter(({ key }) => applied.includes(key));
  const whatIf: ChartSeries = {
    name: chart.whatIf,
    look: "dottedTriangles",
    values: whatIfLine(effects, months),
    hidden: false,
  };
  return [
    {
      name: chart.emissions,
      look: "dashedSquares",
      values: months.map(({ emissions }) => emissions),
      hidden: hidden.includes("emissions"),
    },
    {
      name: chart.reductions,
      look: "solidDots",
      values: months.map(({ reductions }) => reductions),
      hidden: hidden.includes("reductions"),
    },
    ...(effects.length > 0 ? [whatIf] : []),
  ];
}
