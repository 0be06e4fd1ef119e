import { z } from "zod";
import type { MetricName } from "../../domain/vitals";

/** How many values fell into each bucket, by the bucket's upper bound, which belongs to it. Empty ones are left out. */
export const histogramRecord = z.record(z.string().regex(/^(\d+(\.\d+)?|Infinity)$/), z.int().positive());
export type Histogram = Readonly<z.output<typeof histogramRecord>>;

/** In milliseconds. Bounds lie closer where ratings change, and each limit of a rating is one of them. */
const timeBounds = [
  ...[0, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900],
  ...[1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000],
  ...[6000, 7000, 8500, 10_000, 12_500, 15_000, 20_000, 30_000, 45_000, 60_000],
  Infinity,
];

/** Of layout shift, which has no unit. */
const shiftBounds = [
  ...[0, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2],
  Infinity,
];

const boundsOf = (metric: MetricName) => (metric === "CLS" ? shiftBounds : timeBounds);

/** The histogram of one value, which must not be negative. */
export function histogramOf(metric: MetricName, value: number): Histogram {
  return { [String(boundsOf(metric).find((bound) => value <= bound))]: 1 };
}

/** The histogram of the values of both. */
export function sumOfHistograms(one: Histogram, other: Histogram): Histogram {
  const sum = new Map(Object.entries(one));
  for (const [bound, count] of Object.entries(other)) sum.set(bound, (sum.get(bound) ?? 0) + count);
  return Object.fromEntries(sum);
}

/** The buckets with their upper bounds as numbers, in ascending order. */
export function bucketsOf(histogram: Histogram): readonly (readonly [bound: number, count: number])[] {
  return Object.entries(histogram)
    .map(([bound, count]) => [Number(bound), count] as const)
    .sort(([one], [other]) => one - other);
}

/** How many values a histogram has. */
export function totalOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((total, count) => total + count, 0);
}

/**
 * An estimate of the value below which a share of the values lies, as if the values of a bucket were spread
 * evenly over it. In the last bucket, which has no end, it is the bucket's beginning.
 *
 * @param share from 0 to 1: 0.75 for the 75th percentile
 * @returns in milliseconds, of layout shift without a unit; undefined if there are no values
 */
export function percentile(metric: MetricName, histogram: Histogram, share: number): number | undefined {
  const wanted = totalOf(histogram) * share;
  let before = 0;
  for (const [bound, count] of bucketsOf(histogram)) {
    if (before + count >= wanted) {
      const start = boundsOf(metric).findLast((lower) => lower < bound) ?? 0;
      return Number.isFinite(bound) ? start + ((bound - start) * (wanted - before)) / count : start;
    }
    before += count;
  }
  return undefined;
}
