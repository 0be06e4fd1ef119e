// What the server answers to those who run the site: machines that watch it, and schedulers.

import { z } from "zod";
import { ok, refusal } from "./answers";
import { named } from "./registry";

/** What the team is told about by e-mail when it goes wrong; `locales/` has the words for each. */
export const alertKinds = [
  "clock",
  "share",
  "undelivered",
  "quarantine",
  "mail",
  "recipients",
  "disk",
  "goods",
  "cards",
  "unrecorded",
  "job",
] as const;
export type AlertKind = (typeof alertKinds)[number];

const healthProblem = z.enum([...alertKinds, "storage"]);
/** What can be wrong: what the team is told about, and a store that fails. */
export type HealthProblem = z.output<typeof healthProblem>;

/** Nothing is wrong, or a webhook was taken. */
export const fine = z.object(ok).register(named, { id: "Fine" });

/** Something is wrong with the site; a refusal if not even that can be found out. */
export const unwell = z
  .discriminatedUnion("status", [
    z.object({ status: z.literal("wrong"), wrong: z.array(healthProblem).readonly() }),
    refusal,
  ])
  .register(named, { id: "Unwell" });

/** The description of this contract itself, which OpenAPI's own schema describes. */
export const openApi = z.looseObject({ openapi: z.string() }).register(named, { id: "OpenApi" });

const count = z.int().min(0);

/** The steps of the regular job, in their order. */
export const jobSteps = [
  "clock",
  "repairs",
  "links",
  "mail",
  "retention",
  "payers",
  "visits",
  "sweep",
  "payments",
  "waiting",
  "alerts",
] as const;
export type JobStep = (typeof jobSteps)[number];

const delivery = z.object({
  status: z
    .enum(["done", "busy", "off"])
    .meta({ description: "`busy`: another run holds the lease. `off`: no mail server is configured." }),
  sent: count,
  failed: count,
});
export type DeliveryReport = Readonly<z.output<typeof delivery>>;

const retention = z.object({
  status: z.enum(["done", "not_due", "refused"]).meta({
    description: "`not_due`: the last run was less than a day ago. `refused`: nothing was removed.",
  }),
  refusal: z.enum(["clock", "share"]).optional(),
  trashed: count.meta({ description: "Inquiries moved to the trash." }),
  erased: count.meta({ description: "Inquiries erased from the trash." }),
  undelivered: count.meta({
    description: "Inquiries past their time that stay because their e-mails were not delivered.",
  }),
});
export type RetentionReport = Readonly<z.output<typeof retention>>;

/** The result of the regular job; all figures are counts. What a step that was not done would have found is left out. */
const report = z.object({
  delivery: delivery.optional(),
  waiting: count.optional().meta({ description: "Inquiries and notices that still have mail to send." }),
  retention: retention.optional(),
  openPayments: count.optional(),
  failed: z.array(z.enum(jobSteps)).readonly().meta({ description: "The steps that failed." }),
  skipped: z
    .array(z.enum(jobSteps))
    .readonly()
    .meta({ description: "The steps that were left out because the clock may be wrong." }),
});
export type JobReport = Readonly<z.output<typeof report>>;

/** The regular job ran, or it is running already. */
export const jobAnswer = z
  .discriminatedUnion("status", [report.extend(ok), z.object({ status: z.literal("busy") })])
  .register(named, { id: "JobAnswer" });

/** Steps of the regular job failed; a refusal if it could not even begin. */
export const jobFailed = z
  .discriminatedUnion("status", [report.extend({ status: z.literal("failed") }), refusal])
  .register(named, { id: "JobFailed" });
