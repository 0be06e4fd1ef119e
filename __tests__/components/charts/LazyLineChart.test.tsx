import { act, render, screen } from "@testing-library/react";
import { LazyLineChart } from "../../../src/components/charts/LazyLineChart";
import type { LineChartProps } from "../../../src/components/charts/LineChart";
import { sampleContent } from "./sample-chart";

let mockLoading: () => object = () => ({});

jest.mock("../../../src/components/charts/LineChart", () => mockLoading());

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let see: Seen = () => undefined;

beforeEach(() => {
  const IntersectionObserver = class {
    constructor(callback: Seen) {
      see = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  };
  Object.assign(window, { IntersectionObserver });
  window.requestIdleCallback = (callback) => {
    callback({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
});

const chart = (
  <LazyLineChart
    content={sampleContent}
    description="Emissions fall."
    selected={null}
    onSelect={jest.fn()}
    failure="The chart could not be loaded."
  />
);

async function comeNear() {
  await act(async () => {
    see([{ isIntersecting: true }]);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test("a chart that cannot be fetched says so", async () => {
  mockLoading = () => {
    throw new Error("offline");
  };
  render(chart);
  await comeNear();
  expect(screen.getByRole("status")).toHaveTextContent("The chart could not be loaded.");
});

test("the chart is fetched only when its place comes near the screen", async () => {
  const imported = jest.fn();
  mockLoading = () => {
    imported();
    return { LineChart: ({ description }: LineChartProps) => <p>{description}</p> };
  };
  render(chart);
  act(() => see([{ isIntersecting: false }]));
  expect(imported).not.toHaveBeenCalled();
  await comeNear();
  expect(screen.getByText("Emissions fall.")).toBeInTheDocument();
});
