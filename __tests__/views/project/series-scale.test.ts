import { isDated, placesByDate, placesOfBars, scaleOf } from "../../../src/views/project/series-scale";

test.each([
  [
    [3, 19],
    [0, 5, 10, 15, 20],
  ],
  [
    [18, 46, 40],
    [0, 20, 40, 60],
  ],
  [[3400], [0, 1000, 2000, 3000, 4000]],
  [
    [-3, 4],
    [-4, -2, 0, 2, 4],
  ],
  [[0, 0], [0]],
])("the axis of %j has lines at %j", (values, ticks) => {
  expect(scaleOf(values, false).ticks).toEqual(ticks);
});

test("larger values stand higher, except of a depth", () => {
  expect([0, 10, 20].map(scaleOf([20], false).top)).toEqual([100, 50, 0]);
  expect([0, 10, 20].map(scaleOf([20], true).top)).toEqual([0, 50, 100]);
});

test("points stand where their dates are, bars at equal distances", () => {
  const points = ["2031-01-01", "2031-01-11", "2031-02-10"].map((date) => ({ date, value: 1 }));
  expect(placesByDate(points)).toEqual([0, 25, 100]);
  expect(placesOfBars(4)).toEqual([12.5, 37.5, 62.5, 87.5]);
});

test("the last of many dates is always written", () => {
  const dated = (count: number) =>
    Array.from({ length: count }, (_none, index) => index).filter((index) => isDated(index, count, 4));
  expect(dated(3)).toEqual([0, 1, 2]);
  expect(dated(12)).toEqual([2, 5, 8, 11]);
});
