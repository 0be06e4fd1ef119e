import { minute } from "../../domain/durations";
import { errorCode } from "../log";
import { type Lease, takeLease } from "../storage/lease";
import type { StorageRuntime } from "../storage/quarantine";

/** A process that was killed keeps the others from its work for this long, in milliseconds. */
const duration = 2 * minute;

/**
 * Does work that one process at a time may do. The lease is renewed while the work goes on, however long.
 *
 * @returns undefined if another process is at it
 */
export async function underLease<Result>(
  { store, now, log }: StorageRuntime,
  name: string,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result | undefined> {
  const lease = await takeLease(store, name, { now, duration, log });
  if (!lease) return undefined;
  let renewal: Promise<unknown> = Promise.resolve();
  const renewing = setInterval(() => {
    renewal = lease
      .renew()
      .catch((error: unknown) => log("error", "lease_not_renewed", { code: errorCode(error) }));
  }, duration / 4);
  renewing.unref();
  try {
    return await work(lease);
  } finally {
    clearInterval(renewing);
    // one under way would take again what is released
    await renewal;
    await lease.release();
  }
}
