import { throttle } from "../../../src/components/charts/throttle";
import { hoverInterval } from "../../../src/components/charts/useHoveredPoint";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the tooltip follows the mouse about every 16.7 ms", () => {
  expect(hoverInterval).toBeCloseTo(16.7, 1);
});

test("the first call runs at once, the last of a burst when the interval is over", () => {
  const call = jest.fn();
  const throttled = throttle(call, 20);
  for (const place of [1, 2, 3]) throttled(place);
  expect(call.mock.calls).toEqual([[1]]);
  jest.advanceTimersByTime(20);
  expect(call.mock.calls).toEqual([[1], [3]]);
  jest.advanceTimersByTime(100);
  expect(call).toHaveBeenCalledTimes(2);
});

test("no more than sixty calls get through in a second", () => {
  const call = jest.fn();
  const throttled = throttle(call, hoverInterval);
  for (let millisecond = 0; millisecond < 1000; millisecond++) {
    throttled(millisecond);
    jest.advanceTimersByTime(1);
  }
  expect(call.mock.calls.length).toBeLessThanOrEqual(61);
  expect(call.mock.calls.length).toBeGreaterThan(50);
});

test("a waiting call can be dropped", () => {
  const call = jest.fn();
  const throttled = throttle(call, 20);
  throttled(1);
  throttled(2);
  throttled.cancel();
  jest.advanceTimersByTime(100);
  expect(call.mock.calls).toEqual([[1]]);
});
