import type { JobReport } from "../../domain/contract/operation-answers";
import type { Runtime } from "../runtime";
import { momentRecord } from "../storage/moment-record";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import { runJob } from "./run-job";
import { underLease } from "./under-lease";

const lastKey = "job:last";

/** When the regular job last ran to its end, in any process; undefined if it never did. */
export async function lastJob(runtime: StorageRuntime): Promise<Date | undefined> {
  const last = await readExpendable(runtime, lastKey, momentRecord);
  return last && new Date(last.at);
}

/**
 * Runs the regular job unless it is running in this or another process that shares the store.
 *
 * @returns undefined if the job is running elsewhere
 */
export function runJobAlone(runtime: Runtime): Promise<JobReport | undefined> {
  return underLease(runtime, "job", async () => {
    const report = await runJob(runtime);
    await runtime.store.write(lastKey, momentRecord, { at: runtime.now().toISOString() });
    return report;
  });
}
