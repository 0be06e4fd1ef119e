/** What distinguishes a line: colour, dash and marker together, so that colour alone is never needed. */
export interface LineLook {
  /** Design token of the line's colour. */
  readonly token: "--chart-emissions" | "--chart-reductions";
  /** Lengths of stroke and gap in pixels; empty for a solid line. */
  readonly dash: readonly number[];
  readonly marker: "rect" | "circle" | "triangle";
  /** Distance from a marker's middle to its corner or edge, in pixels. */
  readonly markerRadius: number;
  /** Whether markers are filled with the page's colour instead of the line's. */
  readonly hollow: boolean;
}

export const lineLooks = {
  dashedSquares: {
    token: "--chart-emissions",
    dash: [9, 6],
    marker: "rect",
    markerRadius: 6.5,
    hollow: true,
  },
  solidDots: { token: "--chart-reductions", dash: [], marker: "circle", markerRadius: 4.25, hollow: false },
  dottedTriangles: {
    token: "--chart-reductions",
    dash: [2, 5],
    marker: "triangle",
    markerRadius: 6.5,
    hollow: true,
  },
} as const satisfies Readonly<Record<string, LineLook>>;

export type LineLookName = keyof typeof lineLooks;

/** One line of a chart. */
export interface ChartSeries {
  /** Shown at the line's end, in the tooltip and in the legend; unique within a chart. */
  readonly name: string;
  readonly look: LineLookName;
  /** One value per category; null where there is no line. */
  readonly values: readonly (number | null)[];
  readonly hidden: boolean;
}

/** A place on the horizontal axis. */
export interface ChartCategory {
  /** Label below the axis. */
  readonly short: string;
  /** Label in the tooltip. */
  readonly long: string;
}

/** Content of a line chart, on the page and as a picture. */
export interface LineChartContent {
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  /** Formats a number for the visitor's language. */
  readonly formatNumber: (value: number) => string;
}
