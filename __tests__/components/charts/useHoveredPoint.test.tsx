import { act, fireEvent, renderHook } from "@testing-library/react";
import type { Chart } from "chart.js";
import { useHoveredPoint } from "../../../src/components/charts/useHoveredPoint";
import { sampleContent } from "./sample-chart";

/**
 * The fields of a chart that the hook reads (jsdom cannot draw one); its five categories are 100 pixels wide, and its
 * plot is 50 pixels high.
 */
function fakeChart() {
  const canvas = document.createElement("canvas");
  const x = { getValueForPixel: (pixel: number) => Math.floor(pixel / 100) };
  const chartArea = { top: 0, bottom: 50 };
  const data = { labels: sampleContent.categories };
  // of the chart, what the hook reads: jsdom has no canvas to draw a real one on
  return { canvas, chartArea, data, scales: { x } } as unknown as Chart<"line">;
}

function setUp() {
  const onSelect = jest.fn();
  const chart = fakeChart();
  const reference = { current: chart };
  const { result } = renderHook(() => useHoveredPoint(reference, onSelect));
  const move = (clientX: number, pointerType = "mouse") =>
    act(() => {
      const event = new MouseEvent("pointermove", { clientX });
      Object.assign(event, { pointerType });
      chart.canvas.dispatchEvent(event);
    });
  return { chart, onSelect, result, move };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("follows the mouse, and forgets it when it leaves", () => {
  const { result, move, chart } = setUp();
  expect(result.current).toBeNull();
  move(250);
  expect(result.current).toBe(2);
  move(450);
  expect(result.current).toBe(2);
  act(() => jest.advanceTimersByTime(17));
  expect(result.current).toBe(4);
  fireEvent.pointerLeave(chart.canvas);
  expect(result.current).toBeNull();
});

test("Escape puts the tooltip away", () => {
  const { result, move } = setUp();
  move(250);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(result.current).toBeNull();
});

test("a finger that scrolls shows nothing; a tap chooses", () => {
  const { result, move, chart, onSelect } = setUp();
  move(250, "touch");
  expect(result.current).toBeNull();
  fireEvent.click(chart.canvas, { clientX: 350 });
  expect(onSelect).toHaveBeenCalledWith(3);
});

test.each([
  [-1, 0],
  [501, 4],
])("a click beside the lines, at %i, chooses the month at their end", (clientX, index) => {
  const { chart, onSelect } = setUp();
  fireEvent.click(chart.canvas, { clientX, clientY: 25 });
  expect(onSelect).toHaveBeenCalledWith(index);
});

test.each([-1, 51])("a click above or below the plot, at %i, chooses nothing", (clientY) => {
  const { chart, onSelect } = setUp();
  fireEvent.click(chart.canvas, { clientX: 250, clientY });
  expect(onSelect).not.toHaveBeenCalled();
});
