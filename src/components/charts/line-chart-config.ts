import type { ChartData, ChartDataset, ChartOptions } from "chart.js";
import type { ChartColours } from "./chart-colours";
import { lineLooks, type ChartSeries, type LineChartContent } from "./chart-series";
import { fontFamily, isNarrow, labelSize } from "./chart-size";
import { endLabelRoom } from "./end-labels";
import "./tooltip-place";

export type LineChartData = ChartData<"line", (number | null)[], string>;

/** The lines in the chart library's format. */
export function lineChartData(
  { categories, series }: LineChartContent,
  colours: ChartColours,
): LineChartData {
  return {
    labels: categories.map(({ short }) => short),
    datasets: series.map((line) => dataset(line, colours)),
  };
}

function dataset(
  { name, look, values, hidden }: ChartSeries,
  colours: ChartColours,
): ChartDataset<"line", (number | null)[]> {
  const { token, dash, marker, markerRadius, hollow } = lineLooks[look];
  const colour = colours[token];
  const fill = hollow ? colours["--bg"] : colour;
  return {
    label: name,
    data: [...values],
    hidden,
    borderColor: colour,
    borderWidth: 3,
    borderDash: [...dash],
    borderJoinStyle: "round",
    pointStyle: marker,
    pointRadius: markerRadius,
    pointHoverRadius: markerRadius + 2,
    pointBorderColor: colour,
    pointHoverBorderColor: colour,
    pointBorderWidth: 2.5,
    pointHoverBorderWidth: 2.5,
    pointBackgroundColor: fill,
    pointHoverBackgroundColor: fill,
    clip: false,
  };
}

/**
 * The chart's appearance. Nothing is animated, whatever the visitor prefers, and the library handles no
 * events: `LineChart` decides which point is active.
 */
export function lineChartOptions(content: LineChartContent, colours: ChartColours): ChartOptions<"line"> {
  const { categories, formatNumber } = content;
  const font = { family: fontFamily(), size: labelSize, weight: 500 } as const;
  const ticks = { color: colours["--text-muted"], font, padding: 8 };
  return {
    animation: false,
    events: [],
    maintainAspectRatio: false,
    layout: { padding: ({ chart }) => ({ top: 8, right: endLabelRoom(chart, formatNumber) }) },
    scales: {
      x: {
        grid: { display: false },
        border: { display: false },
        ticks: {
          ...ticks,
          autoSkip: false,
          maxRotation: 0,
          callback(_value, index) {
            const shown = !isNarrow(this.chart) || index % 3 === 0 || index === categories.length - 1;
            return shown ? (categories[index]?.short ?? "") : "";
          },
        },
      },
      y: {
        beginAtZero: true,
        grid: { color: colours["--chart-grid"], drawTicks: false },
        border: { display: false },
        ticks: { ...ticks, maxTicksLimit: 7, callback: (value) => formatNumber(Number(value)) },
      },
    },
    plugins: {
      endLabels: { text: colours["--text"], muted: colours["--text-muted"], formatNumber },
      guideLine: { colour: colours["--border-strong"] },
      tooltip: tooltip(content, colours, font),
    },
  };
}

function tooltip(
  { categories, formatNumber }: LineChartContent,
  colours: ChartColours,
  font: { readonly family: string },
) {
  return {
    position: "foot" as const,
    // A tooltip would cover a narrow chart, whose values are shown below it instead.
    enabled: ({ chart }: { readonly chart: { readonly width: number } }) => !isNarrow(chart),
    backgroundColor: colours["--surface"],
    borderColor: colours["--border-strong"],
    borderWidth: 1,
    cornerRadius: 8,
    padding: 12,
    caretSize: 0,
    caretPadding: 16,
    usePointStyle: true,
    boxPadding: 6,
    titleColor: colours["--text"],
    titleFont: { ...font, size: 15, weight: 700 },
    bodyColor: colours["--text"],
    bodyFont: { ...font, size: 15, weight: 500 },
    callbacks: {
      title: ([item]: readonly { readonly dataIndex: number }[]) =>
        categories[item?.dataIndex ?? -1]?.long ?? "",
      label: (item: { readonly dataset: { label?: string }; readonly parsed: { y: number | null } }) =>
        `${item.dataset.label ?? ""}: ${formatNumber(item.parsed.y ?? 0)}`,
    },
  };
}
