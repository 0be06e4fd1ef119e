import type { Chart } from "chart.js";
import { useEffect, useMemo, useRef } from "react";
import { Chart as ChartCanvas } from "react-chartjs-2";
import { useChartColours } from "./chart-colours";
import "./chart-parts";
import type { LineChartContent } from "./chart-series";
import { endLabels } from "./end-labels";
import { guideLine } from "./guide-line";
import { lineChartData, lineChartOptions } from "./line-chart-config";
import { readPoint } from "./read-point";
import { useHoveredPoint } from "./useHoveredPoint";

export interface LineChartProps {
  /** Must be memoised: every new object redraws the chart. */
  readonly content: LineChartContent;
  /** Describes the chart for people who cannot see it. */
  readonly description: string;
  /** Index of the selected category, or null. */
  readonly selected: number | null;
  /** Called with the index of a clicked or tapped category. Must be memoised, like `content`. */
  readonly onSelect: (index: number) => void;
}

const plugins = [endLabels, guideLine];

/** A line chart that fills its container. It imports the chart library: load it through `LazyLineChart`. */
export function LineChart({ content, description, selected, onSelect }: LineChartProps) {
  const chart = useRef<Chart<"line", (number | null)[], string>>(null);
  const colours = useChartColours();
  const data = useMemo(() => lineChartData(content, colours), [content, colours]);
  const options = useMemo(() => lineChartOptions(content, colours), [content, colours]);
  const hovered = useHoveredPoint(chart, onSelect);
  const read = hovered ?? selected;

  useEffect(() => {
    if (chart.current) readPoint(chart.current, read);
  }, [read, data, options]);

  return (
    <ChartCanvas
      ref={chart}
      type="line"
      data={data}
      options={options}
      plugins={plugins}
      role="img"
      aria-label={description}
    />
  );
}
