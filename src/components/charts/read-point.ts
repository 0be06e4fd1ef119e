import type { Chart } from "chart.js";

/** Shows the tooltip and the guide line of a category, or of none. */
export function readPoint(chart: Chart<"line">, index: number | null): void {
  const elements = chart
    .getSortedVisibleDatasetMetas()
    .filter(({ index: line }) => index !== null && typeof chart.data.datasets[line]?.data[index] === "number")
    .map(({ index: line }) => ({ datasetIndex: line, index: index ?? 0 }));
  chart.setActiveElements(elements);
  chart.tooltip?.setActiveElements(elements, { x: 0, y: 0 });
  chart.update("none");
}

/** The category at a pointer's place; null outside the lines' area. */
export function pointAt(chart: Chart<"line">, event: MouseEvent): number | null {
  const [nearest] = chart.getElementsAtEventForMode(event, "index", { intersect: false }, false);
  return nearest?.index ?? null;
}
