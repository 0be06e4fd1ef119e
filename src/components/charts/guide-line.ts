import type { Plugin } from "chart.js";

export interface GuideLineOptions {
  readonly colour: string;
}

/** A vertical line through the active point. */
export const guideLine: Plugin<"line", GuideLineOptions> = {
  id: "guideLine",
  beforeDatasetsDraw(chart, _args, { colour }) {
    const { ctx, chartArea } = chart;
    const [active] = chart.getActiveElements();
    if (!active) return;
    ctx.save();
    ctx.beginPath();
    ctx.moveTo(active.element.x, chartArea.top);
    ctx.lineTo(active.element.x, chartArea.bottom);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1;
    ctx.stroke();
    ctx.restore();
  },
};
