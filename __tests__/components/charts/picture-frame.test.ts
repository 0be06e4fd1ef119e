import type { Chart } from "chart.js";
import { pictureFrame, type PictureFrameOptions } from "../../../src/components/charts/picture-frame";

test("title and note are drawn above the chart, and what the figures are across it", () => {
  const ctx = {
    save: jest.fn(),
    restore: jest.fn(),
    fillRect: jest.fn(),
    fillText: jest.fn(),
    translate: jest.fn(),
    rotate: jest.fn(),
  };
  // only the fields that the plugin reads; a real chart needs a canvas, which jsdom lacks
  const chart = {
    ctx,
    width: 1200,
    height: 675,
    chartArea: { left: 80, right: 1080, top: 104, bottom: 620 },
  } as unknown as Chart<"line">;
  const options: PictureFrameOptions = {
    background: "white",
    text: "black",
    title: "By month",
    note: "Sample data · tons",
    mark: "Sample data",
  };
  pictureFrame.beforeDraw?.(chart, { cancelable: true }, options);
  pictureFrame.afterDraw?.(chart, {}, options);
  expect(ctx.fillRect).toHaveBeenCalledWith(0, 0, 1200, 675);
  expect(ctx.fillText.mock.calls.map(([words]: unknown[]) => words)).toEqual([
    "By month",
    "Sample data · tons",
    "Sample data",
  ]);
});
