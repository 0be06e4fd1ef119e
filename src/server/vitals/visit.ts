import { z } from "zod";
import { pageKinds } from "../../domain/page-kind";
import { connections, type MetricName } from "../../domain/vitals";

const tenMinutes = 600_000;
const milliseconds = z.number().min(0).max(tenMinutes).optional();

const metrics = z.strictObject({
  LCP: milliseconds,
  INP: milliseconds,
  CLS: z.number().min(0).max(1000).optional(),
  FCP: milliseconds,
  TTFB: milliseconds,
} satisfies Record<MetricName, z.ZodType>);

/** What a page sends about one visit. A browser leaves out the figures that it does not measure. */
export const visitSchema = z.strictObject({
  kind: z.enum(pageKinds),
  connection: z.enum(connections),
  metrics,
});
export type Visit = z.output<typeof visitSchema>;
