import type { Chart, Plugin } from "chart.js";
import { chartFont, isNarrow, labelSize } from "./chart-size";

export interface EndLabelsOptions {
  readonly text: string;
  readonly muted: string;
  readonly formatNumber: (value: number) => string;
}

interface EndLabel {
  readonly name: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
}

const gap = 14;
const lineHeight = labelSize * 1.3;

/** Labels each line at its end with its name and last value; on narrow charts with the value only. */
export const endLabels: Plugin<"line", EndLabelsOptions> = {
  id: "endLabels",
  afterDatasetsDraw(chart, _args, options) {
    const labels = labelsOf(chart, options.formatNumber);
    const narrow = isNarrow(chart);
    const height = narrow ? lineHeight : 2 * lineHeight;
    const middles = spread(
      labels.map(({ y }) => y),
      height,
      0,
    );
    const { ctx } = chart;
    ctx.save();
    ctx.textBaseline = "middle";
    ctx.textAlign = "left";
    labels.forEach(({ name, value, x }, index) => {
      const y = middles[index] ?? 0;
      const left = x + gap;
      ctx.fillStyle = options.text;
      ctx.font = chartFont(700);
      ctx.fillText(narrow ? value : name, left, narrow ? y : y - lineHeight / 2);
      if (narrow) return;
      ctx.fillStyle = options.muted;
      ctx.font = chartFont(500);
      ctx.fillText(value, left, y + lineHeight / 2);
    });
    ctx.restore();
  },
};

/** Space to leave at the right for the longest label, in pixels. */
export function endLabelRoom(chart: Chart, formatNumber: (value: number) => string): number {
  const texts = chart.data.datasets.flatMap(({ label = "", data }) => [
    ...(isNarrow(chart) ? [] : [label]),
    formatNumber(Number(data.at(-1) ?? 0)),
  ]);
  const { ctx } = chart;
  ctx.save();
  ctx.font = chartFont(700);
  const widest = Math.max(0, ...texts.map((text) => ctx.measureText(text).width));
  ctx.restore();
  return Math.ceil(widest) + gap + 2;
}

function labelsOf(chart: Chart<"line">, formatNumber: (value: number) => string): EndLabel[] {
  return chart.getSortedVisibleDatasetMetas().flatMap(({ index, data }) => {
    const dataset = chart.data.datasets[index];
    const value = dataset?.data.at(-1);
    const point = data.at(-1);
    if (!dataset || !point || typeof value !== "number") return [];
    return [{ name: dataset.label ?? "", value: formatNumber(value), x: point.x, y: point.y }];
  });
}

/**
 * Moves places (pixels from the top) apart until each has `height` to itself: upwards, as far as `top`
 * allows, and then downwards. Returns positions in the order of `places`.
 */
export function spread(places: readonly number[], height: number, top: number): number[] {
  const moved = [...places];
  const fromTop = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  let limit = Infinity;
  for (const index of [...fromTop].reverse()) {
    limit = Math.min(moved[index] ?? 0, limit - height);
    moved[index] = limit;
  }
  limit = top - height / 2;
  for (const index of fromTop) {
    limit = Math.max(moved[index] ?? 0, limit + height);
    moved[index] = limit;
  }
  return moved;
}
