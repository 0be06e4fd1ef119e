import { z } from "zod";
import type { JobReport } from "../../domain/contract/operation-answers";
import { tellTeam } from "../alerts/tell-team";
import type { Runtime } from "../runtime";
import { momentRecord } from "../storage/moment-record";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import { runJob } from "./run-job";
import { underLease } from "./under-lease";

const lastKey = "job:last";

/** Earlier releases did not note which steps failed; later ones may have others. */
const lastRecord = momentRecord.extend({ failed: z.array(z.string()).readonly().default([]) });

/** The last run of the regular job. */
export interface LastJob {
  readonly at: Date;
  /** The steps that failed. */
  readonly failed: readonly string[];
}

/** When the regular job last ran to its end, in any process, and what failed; undefined if it never did. */
export async function lastJob(runtime: StorageRuntime): Promise<LastJob | undefined> {
  const last = await readExpendable(runtime, lastKey, lastRecord);
  return last && { at: new Date(last.at), failed: last.failed };
}

/**
 * Runs the regular job unless it is running in this or another process that shares the store. The team is told of a
 * step that failed twice in a row.
 *
 * @returns undefined if the job is running elsewhere
 */
export function runJobAlone(runtime: Runtime): Promise<JobReport | undefined> {
  return underLease(runtime, "job", async () => {
    const before = await lastJob(runtime);
    const report = await runJob(runtime);
    const { failed } = report;
    await runtime.store.write(lastKey, lastRecord, { at: runtime.now().toISOString(), failed });
    // a step may fail once, as while a provider's answer is odd
    const fails = failed.some((step) => before?.failed.includes(step));
    await tellTeam(runtime, new Set(fails ? ["job"] : []), ["job"]);
    return report;
  });
}
