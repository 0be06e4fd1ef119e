import { Tooltip, type ChartType, type TooltipPositionerFunction } from "chart.js";

declare module "chart.js" {
  /** Adds our position to those that the library knows by name. */
  interface TooltipPositionerMap {
    foot: TooltipPositionerFunction<ChartType>;
  }
}

/** Pixels between guide line and tooltip. */
const gap = 24;

/** Places the tooltip beside the guide line at the foot of the chart, where it covers least of the lines. */
Tooltip.positioners.foot = function ([first]) {
  if (!first) return false;
  const { left, right, bottom } = this.chart.chartArea;
  const { x } = first.element;
  return x < (left + right) / 2
    ? { x: x + gap, y: bottom, xAlign: "left", yAlign: "bottom" }
    : { x: x - gap, y: bottom, xAlign: "right", yAlign: "bottom" };
};
