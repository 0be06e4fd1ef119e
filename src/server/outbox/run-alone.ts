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
 * step that failed twice in a row. It ends when the work that it began in the background has ended, since a command
 * or a host may end the process then.
 *
 * @returns undefined if the job is running elsewhere
 */
export function runJobAlone(runtime: Runtime): Promise<JobReport | undefined> {
  return underLease(runtime, "job", async () => {
    const begun: Promise<unknown>[] = [];
    const noting: Runtime = { ...runtime, later: (work) => runtime.later(noted(work, begun)) };
    const before = await lastJob(runtime);
    const report = await runJob(noting);
    const { failed } = report;
    await runtime.store.write(lastKey, lastRecord, { at: runtime.now().toISOString(), failed });
    // a step may fail once, as while a provider's answer is odd
    const fails = failed.some((step) => before?.failed.includes(step));
    await tellTeam(noting, new Set(fails ? ["job"] : []), ["job"]);
    // also what the first of them begins
    for (const work of begun) await work;
    return report;
  });
}

/** The work, which is added to `begun` when it begins; its failure is left to `later`. */
function noted(work: () => Promise<unknown>, begun: Promise<unknown>[]) {
  return () => {
    const running = work();
    begun.push(running.catch(() => undefined));
    return running;
  };
}
