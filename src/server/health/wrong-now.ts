import { alertKinds, type HealthProblem } from "../../domain/contract/operation-answers";
import { minute } from "../../domain/durations";
import { wrongSince } from "../alerts/tell-team";
import { errorCode } from "../log";
import { lastJob } from "../outbox/run-alone";
import { momentRecord } from "../storage/moment-record";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";

const probeKey = "health:probe";

/**
 * The job runs every five minutes; after this time without a run, in milliseconds, it counts as stopped. A
 * run that lies as far in the future was at a wrong time: there may have been none since.
 */
const longestPause = 30 * minute;

/**
 * What is wrong now: what the last run of the job found, a store that takes nothing, a job that stopped or of which a
 * step failed.
 */
export async function wrongNow(runtime: StorageRuntime): Promise<readonly HealthProblem[]> {
  const { store, log, now } = runtime;
  try {
    await readExpendable(runtime, probeKey, momentRecord);
    await store.write(probeKey, momentRecord, { at: now().toISOString() });
    const wrong = new Set<HealthProblem>();
    for (const kind of alertKinds) if (await wrongSince(runtime, kind)) wrong.add(kind);
    const last = await lastJob(runtime);
    const hasStopped = !last || Math.abs(now().getTime() - last.at.getTime()) > longestPause;
    if (hasStopped || last.failed.length > 0) wrong.add("job");
    return [...wrong];
  } catch (error) {
    log("error", "storage_failed", { code: errorCode(error) });
    return ["storage"];
  }
}
