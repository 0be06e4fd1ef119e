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
  /** Keep the same object while nothing of it changes: every new one is drawn anew. */
  readonly content: LineChartContent;
  /** A sentence that says what the chart shows, for people who cannot see it. */
  readonly description: string;
  /** Position of the category that is being read, or null. */
  readonly selected: number | null;
  /** Called with the position of a category that was clicked or tapped. Keep it the same, as `content`. */
  readonly onSelect: (index: number) => void;
}

const plugins = [endLabels, guideLine];

/** A line chart that fills its container. Brings the chart library: load it with `LazyLineChart`. */
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
