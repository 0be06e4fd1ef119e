import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import { pageKinds } from "../../domain/page-kind";
import { connections, type MetricName, metricNames } from "../../domain/vitals";
import { bucketsOf, type Histogram, percentile, totalOf } from "../vitals/histogram";
import { mergeGroups, type VisitGroup } from "../vitals/visit-group";

/** Limits by metric: up to the first one a value is good, above the second one it is poor. */
export const thresholds: Readonly<Record<MetricName, readonly [good: number, poor: number]>> = {
  LCP: LCPThresholds,
  INP: INPThresholds,
  CLS: CLSThresholds,
  FCP: FCPThresholds,
  TTFB: TTFBThresholds,
};

/** Explains the cells of the table. */
export const vitalsLegend =
  "75th percentile, and the percentages that are good/in need of improvement/poor by Google's limits\n" +
  "(https://web.dev/articles/vitals). Percentiles of fewer than a hundred visits say little.";

const all = "all";

/**
 * The rows of a table of figures, its heading first: one for each kind of page and connection, and sums.
 * Kinds and connections that are no longer in use come last.
 */
export function vitalsRows(groups: readonly VisitGroup[]): string[][] {
  const sums = mergeGroups([
    ...groups.map((group) => ({ ...group, kind: all, connection: all })),
    ...groups.map((group) => ({ ...group, connection: all })),
    ...groups,
  ]);
  return [["page", "connection", "visits", ...metricNames], ...sums.toSorted(byPlace).map(rowOf)];
}

function byPlace(one: VisitGroup, other: VisitGroup): number {
  const place = (names: readonly string[], name: string) => {
    const index = [all, ...names].indexOf(name);
    return index < 0 ? names.length + 1 : index;
  };
  return (
    place(pageKinds, one.kind) - place(pageKinds, other.kind) ||
    one.kind.localeCompare(other.kind) ||
    place(connections, one.connection) - place(connections, other.connection)
  );
}

function rowOf({ kind, connection, visits, metrics }: VisitGroup): string[] {
  return [kind, connection, String(visits), ...metricNames.map((name) => cellOf(name, metrics[name] ?? {}))];
}

/** `1433 ms 88/9/3`, or a dash if nothing was measured. */
function cellOf(metric: MetricName, histogram: Histogram): string {
  const value = percentile(metric, histogram, 0.75);
  if (value === undefined) return "–";
  const text = metric === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
  return `${text} ${ratingsOf(metric, histogram).join("/")}`;
}

/** Percentages of good values, of those in need of improvement, and of poor ones. */
function ratingsOf(metric: MetricName, histogram: Histogram): readonly number[] {
  const upTo = (limit: number) =>
    bucketsOf(histogram).reduce((sum, [bound, count]) => (bound <= limit ? sum + count : sum), 0);
  const [goodLimit, poorLimit] = thresholds[metric];
  const [total, good, notPoor] = [totalOf(histogram), upTo(goodLimit), upTo(poorLimit)];
  return [good, notPoor - good, total - notPoor].map((count) => Math.round((100 * count) / total));
}
