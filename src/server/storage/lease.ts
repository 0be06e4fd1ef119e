import { z } from "zod";
import type { Log } from "../log";
import { readExpendable } from "./read-expendable";
import { type Store, UnreadableRecordError } from "./store";

const leaseRecord = z.object({ until: z.iso.datetime() });

/** An exclusive right to do some work, across processes and for a limited time. */
export interface Lease {
  /** Extends the lease. Returns false if it was lost: the work must then stop. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeaseOptions {
  readonly now: () => Date;
  /** How long a lease lasts unless renewed, in milliseconds. A crashed holder blocks others that long. */
  readonly duration: number;
  /** Receives an entry for each lease record that is set aside because it cannot be read. */
  readonly log: Log;
}

/**
 * Takes a lease, or returns undefined while another holder has it. Each holder creates the record of the
 * next number, and a number can be created only once, so one of two concurrent callers wins. A record
 * that is unreadable or too far in the future (a wrong clock) counts as expired.
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
  if (!(await store.create(key, leaseRecord, heldFrom(options))) || !(await isNewest())) return undefined;
  await removeOlder(store, folder, last ?? mine, options);
  return {
    async renew() {
      if (!(await isHeld(store, key, options)) || !(await isNewest())) return false;
      await store.write(key, leaseRecord, heldFrom(options));
      return true;
    },
    release: () => store.write(key, leaseRecord, { until: new Date(0).toISOString() }),
  };
}

const heldFrom = ({ now, duration }: LeaseOptions) => ({
  until: new Date(now().getTime() + duration).toISOString(),
});

async function isHeld(store: Store, key: string, { now, duration }: LeaseOptions): Promise<boolean> {
  const record = await store.read(key, leaseRecord).catch(undefinedIfUnreadable);
  if (!record) return false;
  const left = Date.parse(record.until) - now().getTime();
  // Clocks of two machines differ, but not by more than one duration.
  return left > 0 && left <= 2 * duration;
}

/** An unreadable record is set aside only when its number is removed: until then the number counts. */
function undefinedIfUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableRecordError)) throw error;
}

/** The numbers taken so far, in ascending order; other files in the folder are ignored. */
async function numbers(store: Store, folder: string): Promise<readonly string[]> {
  return (await store.names(folder)).filter((name) => /^\d{12}$/.test(name));
}

function nextNumber(last: string | undefined): string {
  return String(Number(last ?? "0") + 1).padStart(12, "0");
}

/**
 * Removes the numbers below `keep`, the previous number. That one stays because another process may just
 * have read it as the newest and be about to try for ours.
 */
async function removeOlder(store: Store, folder: string, keep: string, options: LeaseOptions): Promise<void> {
  for (const name of await numbers(store, folder)) {
    if (name >= keep) continue;
    const key = `${folder}:${name}`;
    await readExpendable({ store, ...options }, key, leaseRecord);
    await store.remove(key);
  }
}
