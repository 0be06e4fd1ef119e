import { act, fireEvent, renderHook } from "@testing-library/react";
import type { Chart } from "chart.js";
import { useHoveredPoint } from "../../../src/components/charts/useHoveredPoint";

/** The fields of a chart that the hook reads (jsdom cannot draw one); its categories are 100 pixels wide. */
function fakeChart() {
  const canvas = document.createElement("canvas");
  const getElementsAtEventForMode = ({ clientX }: MouseEvent) =>
    clientX < 0 ? [] : [{ index: Math.floor(clientX / 100) }];
  return { canvas, getElementsAtEventForMode } as unknown as Chart<"line">;
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

test("a click beside the lines chooses nothing", () => {
  const { chart, onSelect } = setUp();
  fireEvent.click(chart.canvas, { clientX: -1 });
  expect(onSelect).not.toHaveBeenCalled();
});
