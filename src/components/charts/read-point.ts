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

/** Index of the category under the pointer; null outside the plot area. */
export function pointAt(chart: Chart<"line">, event: MouseEvent): number | null {
  const [nearest] = chart.getElementsAtEventForMode(event, "index", { intersect: false }, false);
  return nearest?.index ?? null;
}
