import type { Chart, Plugin } from "chart.js";
import { chartFont } from "./chart-size";

export interface PictureFrameOptions {
  readonly background: string;
  readonly text: string;
  readonly title: string;
  /** Shown below the title: what the figures are, and their unit. */
  readonly note: string;
  /** Watermark that says what the figures are, drawn across the chart so that it cannot be cropped away. */
  readonly mark: string;
}

/** Pixels above the chart for title and note. */
export const frameTop = 120;
/** Pixels around the picture. */
export const frameEdge = 32;

/** Background, title, note and watermark of a chart that is saved as a picture. */
export const pictureFrame: Plugin<"line", PictureFrameOptions> = {
  id: "pictureFrame",
  beforeDraw({ ctx, width, height }, _args, { background, text, title, note }) {
    ctx.save();
    ctx.fillStyle = background;
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = text;
    ctx.textBaseline = "top";
    ctx.font = chartFont(740, 28);
    ctx.fillText(title, frameEdge, frameEdge);
    ctx.font = chartFont(560, 18);
    ctx.fillText(note, frameEdge, frameEdge + 38);
    ctx.restore();
  },
  afterDraw(chart, _args, { text, mark }) {
    acrossTheChart(chart, text, mark);
  },
};

function acrossTheChart({ ctx, chartArea }: Chart, colour: string, mark: string): void {
  const { left, right, top, bottom } = chartArea;
  ctx.save();
  ctx.translate((left + right) / 2, (top + bottom) / 2);
  ctx.rotate(-Math.atan2(bottom - top, right - left));
  ctx.globalAlpha = 0.12;
  ctx.fillStyle = colour;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.font = chartFont(740, 112);
  ctx.fillText(mark, 0, 0);
  ctx.restore();
}
