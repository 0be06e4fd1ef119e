import type { Chart } from "chart.js";

/** Shows the tooltip and the guide line at a category; null hides both. */
export function readPoint(chart: Chart<"line">, index: number | null): void {
  const elements = chart
    .getSortedVisibleDatasetMetas()
    .filter(({ index: line }) => index !== null && typeof chart.data.datasets[line]?.data[index] === "number")
    .map(({ index: line }) => ({ datasetIndex: line, index: index ?? 0 }));
  chart.setActiveElements(elements);
  chart.tooltip?.setActiveElements(elements, { x: 0, y: 0 });
  chart.update("none");
}

/** Index of the category that is nearest to the pointer, also beside the lines' ends; null above and below the plot. */
export function pointAt(chart: Chart<"line">, { offsetX, offsetY }: MouseEvent): number | null {
  const { chartArea, scales, data } = chart;
  const index = scales.x?.getValueForPixel(offsetX);
  if (index === undefined || offsetY < chartArea.top || offsetY > chartArea.bottom) return null;
  return Math.min(Math.max(index, 0), (data.labels?.length ?? 0) - 1);
}
