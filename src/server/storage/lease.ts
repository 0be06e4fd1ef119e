import { z } from "zod";
import type { Log } from "../log";
import { readExpendable } from "./read-expendable";
import type { Store } from "./store";

const leaseRecord = z.object({ until: z.iso.datetime() });

/** The right to do a piece of work alone, across processes, for a while. */
export interface Lease {
  /** Extends the lease; false if it was lost in the meantime, and the work has to stop. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeaseOptions {
  readonly now: () => Date;
  /** How long a holder that died keeps others waiting, in milliseconds. */
  readonly duration: number;
  /** Is told of a lease that cannot be read. */
  readonly log: Log;
}

/**
 * Takes a lease, or returns undefined while someone else holds it. Each holder has a number higher than
 * the one before, and a number can be taken only once: of two that come at the same time one wins. What
 * cannot be read, or was written by a clock that is far ahead, holds nothing.
 */
export async function takeLease(
  store: Store,
  name: string,
  options: LeaseOptions,
): Promise<Lease | undefined> {
  const folder = `leases:${name}`;
  const last = (await numbers(store, folder)).at(-1);
  if (last && (await isHeld(store, `${folder}:${last}`, options))) return undefined;
  const mine = nextNumber(last);
  const key = `${folder}:${mine}`;
  const isNewest = async () => (await numbers(store, folder)).at(-1) === mine;
  if (!(await store.create(key, heldFrom(options))) || !(await isNewest())) return undefined;
  await removeOlder(store, folder, last ?? mine);
  return {
    async renew() {
      if (!(await isHeld(store, key, options)) || !(await isNewest())) return false;
      await store.write(key, heldFrom(options));
      return true;
    },
    release: () => store.write(key, { until: new Date(0).toISOString() }),
  };
}

const heldFrom = ({ now, duration }: LeaseOptions) => ({
  until: new Date(now().getTime() + duration).toISOString(),
});

async function isHeld(store: Store, key: string, { now, duration, log }: LeaseOptions): Promise<boolean> {
  const record = await readExpendable({ store, log }, key, leaseRecord);
  if (!record) return false;
  const left = Date.parse(record.until) - now().getTime();
  // Clocks of two machines differ, but not by so much.
  return left > 0 && left <= 2 * duration;
}

/** Numbers that were taken, in order; other files that came into the folder are none. */
async function numbers(store: Store, folder: string): Promise<readonly string[]> {
  return (await store.names(folder)).filter((name) => /^\d{12}$/.test(name));
}

function nextNumber(last: string | undefined): string {
  return String(Number(last ?? "0") + 1).padStart(12, "0");
}

/** The last number before ours stays: someone may have read it and be about to try for ours. */
async function removeOlder(store: Store, folder: string, keep: string): Promise<void> {
  for (const name of await numbers(store, folder)) if (name < keep) await store.remove(`${folder}:${name}`);
}
