import { z } from "zod";
import type { Visit } from "../../domain/contract/requests";
import { metricNames } from "../../domain/vitals";
import { histogramOf, histogramRecord, sumOfHistograms } from "./histogram";

/** Figures of all visits of one kind of page over one kind of connection, without the single visits. */
export const visitGroup = z.strictObject({
  kind: z.string(),
  connection: z.string(),
  /** How many visits were measured; a metric may have fewer values. */
  visits: z.int().positive(),
  metrics: z.partialRecord(z.enum(metricNames), histogramRecord),
});
export type VisitGroup = Readonly<z.output<typeof visitGroup>>;

/** The group of one visit. */
export function groupOf({ kind, connection, metrics }: Visit): VisitGroup {
  const measured = metricNames.flatMap((name) => {
    const value = metrics[name];
    return value === undefined ? [] : [[name, histogramOf(name, value)] as const];
  });
  return { kind, connection, visits: 1, metrics: Object.fromEntries(measured) };
}

/** Adds up the groups that have the same kind of page and connection. */
export function mergeGroups(groups: readonly VisitGroup[]): VisitGroup[] {
  const merged = new Map<string, VisitGroup>();
  for (const group of groups) {
    const name = JSON.stringify([group.kind, group.connection]);
    const same = merged.get(name);
    merged.set(name, same ? sumOf(same, group) : group);
  }
  return [...merged.values()];
}

function sumOf(one: VisitGroup, other: VisitGroup): VisitGroup {
  const sums = metricNames.flatMap((name) => {
    const [first, second] = [one.metrics[name], other.metrics[name]];
    return first || second ? [[name, sumOfHistograms(first ?? {}, second ?? {})] as const] : [];
  });
  return { ...one, visits: one.visits + other.visits, metrics: Object.fromEntries(sums) };
}
