import { metricNames } from "../../../src/domain/vitals";
import { thresholds } from "../../../src/server/cli/vitals-table";
import {
  type Histogram,
  histogramOf,
  percentile,
  sumOfHistograms,
  totalOf,
} from "../../../src/server/vitals/histogram";

const of = (metric: "LCP" | "CLS", values: readonly number[]) =>
  values.map((value) => histogramOf(metric, value)).reduce(sumOfHistograms, {});

test.each(metricNames)("the limits between ratings of %s are bounds, so that no bucket has two", (metric) => {
  for (const limit of thresholds[metric]) expect(histogramOf(metric, limit)).toEqual({ [limit]: 1 });
});

test.each<["LCP" | "CLS", number, Histogram]>([
  ["LCP", 0, { 0: 1 }],
  ["LCP", 0.1, { 25: 1 }],
  ["LCP", 2500, { 2500: 1 }],
  ["LCP", 2500.1, { 2750: 1 }],
  ["LCP", 60_000.1, { Infinity: 1 }],
  ["CLS", 0, { 0: 1 }],
  ["CLS", 0.003, { 0.005: 1 }],
  ["CLS", 3, { Infinity: 1 }],
])("%s of %d falls into one bucket", (metric, value, bucket) => {
  expect(histogramOf(metric, value)).toEqual(bucket);
});

test("sums count every value, whatever was there before", () => {
  const sum = sumOfHistograms({ 100: 2, 200: 1 }, { 200: 3, Infinity: 1 });
  expect(sum).toEqual({ 100: 2, 200: 4, Infinity: 1 });
  expect(totalOf(sum)).toBe(7);
});

test.each([
  ["one value", [2300], 2437.5],
  ["values of several buckets", [1000, 1900, 2300, 5000], 2500],
  ["values spread over one bucket", Array.from({ length: 250 }, (_, index) => 2251 + index), 2437.5],
  ["no shift at all", [], undefined],
  ["values above the last bound", [70_000, 80_000], 60_000],
])("the 75th percentile of %s is estimated within its bucket", (_, values, expected) => {
  expect(percentile("LCP", of("LCP", values), 0.75)).toBe(expected);
});

test("the percentile of pages that do not move is 0, and damage of order does no harm", () => {
  expect(percentile("CLS", of("CLS", [0, 0, 0, 0.3]), 0.75)).toBe(0);
  expect(percentile("CLS", { Infinity: 1, "0.1": 2, "0.005": 2 }, 0.5)).toBeCloseTo(0.08125);
});

test("an estimate is off by no more than a tenth where ratings change", () => {
  for (let shape = 1; shape <= 20; shape += 1) {
    const values = Array.from({ length: 400 }, (_, index) => 1200 + shape * 15 * Math.sqrt(index * 20));
    const exact = values.toSorted((one, other) => one - other)[299] ?? 0;
    const estimate = percentile("LCP", of("LCP", values), 0.75) ?? 0;
    expect(Math.abs(estimate / exact - 1)).toBeLessThan(0.1);
  }
});
