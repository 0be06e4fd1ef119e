import { act, renderHook } from "@testing-library/react";
import { readChartColours, useChartColours } from "../../../src/components/charts/chart-colours";

const root = document.documentElement;
let listeners: (() => void)[] = [];
let forced = false;

beforeEach(() => {
  listeners = [];
  forced = false;
  const matchMedia = (query: string) => ({
    matches: forced && query.includes("forced"),
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: (_: string, listener: () => void) => {
      listeners = listeners.filter((other) => other !== listener);
    },
  });
  Object.assign(window, { matchMedia });
  root.style.setProperty("--chart-emissions", " #2b4f86");
});

test("colours are those of the tokens", () => {
  expect(readChartColours()["--chart-emissions"]).toBe("#2b4f86");
});

test("where the reader forces colours, those are used", () => {
  forced = true;
  expect(readChartColours()).toMatchObject({ "--bg": "Canvas", "--chart-emissions": "CanvasText" });
});

test("a change of the system's scheme is followed", () => {
  const { result, unmount } = renderHook(useChartColours);
  root.style.setProperty("--chart-emissions", "#8fb2e8");
  act(() => listeners.forEach((listener) => listener()));
  expect(result.current["--chart-emissions"]).toBe("#8fb2e8");
  unmount();
  expect(listeners).toEqual([]);
});

test("a scheme chosen on the page is followed", async () => {
  const { result } = renderHook(useChartColours);
  await act(async () => {
    root.style.setProperty("--chart-emissions", "#8fb2e8");
    root.dataset.theme = "dark";
    await Promise.resolve();
  });
  expect(result.current["--chart-emissions"]).toBe("#8fb2e8");
});
