import { readChartColours } from "./chart-colours";
import { Chart } from "./chart-parts";
import type { LineChartContent } from "./chart-series";
import { endLabelRoom, endLabels } from "./end-labels";
import { lineChartData, lineChartOptions } from "./line-chart-config";
import { frameEdge, frameTop, pictureFrame, type PictureFrameOptions } from "./picture-frame";

export type ImageWords = Pick<PictureFrameOptions, "title" | "note" | "mark">;

/** Size of the picture in CSS pixels; the PNG has twice the width and height. */
const size = { width: 1200, height: 675 };

/**
 * The chart as a PNG of a fixed size, in the page's colours, with a title and a note on the figures.
 * @throws Error if the browser cannot make the picture
 */
export async function lineChartImage(content: LineChartContent, words: ImageWords): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const colours = readChartColours();
  const { plugins, ...options } = lineChartOptions(content, colours);
  const chart = new Chart(canvas, {
    type: "line",
    data: lineChartData(content, colours),
    options: {
      ...options,
      responsive: false,
      devicePixelRatio: 2,
      layout: {
        padding: (context) => ({
          top: frameTop,
          left: frameEdge,
          bottom: frameEdge,
          right: endLabelRoom(context.chart, content.formatNumber) + frameEdge,
        }),
      },
      plugins: {
        ...plugins,
        pictureFrame: { background: colours["--bg"], text: colours["--text"], ...words },
      },
    },
    plugins: [pictureFrame, endLabels],
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  chart.destroy();
  if (!blob) throw new Error("The browser made no picture of the chart");
  return blob;
}
