import { z } from "zod";
import type { JobReport } from "../../domain/contract/operation-answers";
import { minute } from "../../domain/durations";
import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { type Lease, takeLease } from "../storage/lease";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import { runJob } from "./run-job";

const lastKey = "job:last";
const lastRecord = z.object({ at: z.iso.datetime() });

/** A crashed process keeps the others from the job for this long, in milliseconds. */
const leaseDuration = 2 * minute;
const renewEvery = leaseDuration / 4;

/** When the regular job last ran to its end, in any process; undefined if it never did. */
export async function lastJob(runtime: StorageRuntime): Promise<Date | undefined> {
  const last = await readExpendable(runtime, lastKey, lastRecord);
  return last && new Date(last.at);
}

/**
 * Runs the regular job unless it is running in this or another process that shares the store. A lease, which
 * is renewed while the job runs, decides.
 *
 * @returns undefined if the job is running elsewhere
 */
export async function runJobAlone(runtime: Runtime): Promise<JobReport | undefined> {
  const { store, now, log } = runtime;
  const lease = await takeLease(store, "job", { now, duration: leaseDuration, log });
  if (!lease) return undefined;
  const renewing = setInterval(() => renew(lease, runtime), renewEvery);
  renewing.unref();
  try {
    const report = await runJob(runtime);
    await store.write(lastKey, { at: now().toISOString() });
    return report;
  } finally {
    clearInterval(renewing);
    await lease.release();
  }
}

function renew(lease: Lease, { log }: Runtime): void {
  lease.renew().catch((error: unknown) => log("error", "lease_not_renewed", { code: errorCode(error) }));
}
