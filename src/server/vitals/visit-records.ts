import { randomUUID } from "node:crypto";
import { z } from "zod";
import { day } from "../../domain/durations";
import { dayOf } from "../clock";
import { errorCode } from "../log";
import type { StorageRuntime } from "../storage/quarantine";
import { type Store, UnreadableRecordError } from "../storage/store";
import { mergeGroups, visitGroup, type VisitGroup } from "./visit-group";

/** How many days figures are kept, today included. */
export const keptDays = 90;

const folder = "vitals";
const keyOf = (name: string) => `${folder}:${name}`;
const visitRecord = z.strictObject({ groups: z.array(visitGroup).readonly() });

/** How many records are read at once. */
const atOnce = 20;

/** The first of the last `days` days, today included. */
export function firstDate(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() - (days - 1) * day));
}

/** A key for the figures of a day. Nobody else has it, so that no process can overwrite another's figures. */
export function newRecordKey(date: string): string {
  return keyOf(`${date}-${randomUUID()}`);
}

/** Writes or replaces a record of figures. */
export function writeGroups(store: Store, key: string, groups: readonly VisitGroup[]): Promise<void> {
  return store.write(key, visitRecord, { groups });
}

/** The figures of all processes from a date on, added up, and the keys of damaged records. */
export async function readGroups(store: Store, from: string) {
  const keys = (await recordNames(store)).filter((name) => name >= from).map(keyOf);
  const groups: VisitGroup[] = [];
  const unreadable: string[] = [];
  const readOne = async (key: string) => {
    try {
      groups.push(...((await store.read(key, visitRecord))?.groups ?? []));
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      unreadable.push(error.key);
    }
  };
  for (let start = 0; start < keys.length; start += atOnce)
    await Promise.all(keys.slice(start, start + atOnce).map(readOne));
  return { groups: mergeGroups(groups), unreadable: unreadable.sort() };
}

/** Whether there are figures, and all of them are older than {@link keptDays} days. */
export async function hasOnlyOldGroups({
  store,
  now,
}: Pick<StorageRuntime, "store" | "now">): Promise<boolean> {
  const names = await recordNames(store);
  return names.length > 0 && names.every((name) => name < firstDate(now(), keptDays));
}

/** Removes figures that are older than {@link keptDays} days, damaged or not. */
export async function removeOldGroups({ store, now, log }: StorageRuntime) {
  const first = firstDate(now(), keptDays);
  for (const name of (await recordNames(store)).filter((each) => each < first)) {
    await store.remove(keyOf(name)).catch((error: unknown) => {
      log("error", "vitals_not_removed", { reference: keyOf(name), code: errorCode(error) });
    });
  }
}

/** Names of all records; each begins with its date. */
async function recordNames(store: Store): Promise<readonly string[]> {
  return (await store.names(folder)).filter((name) => /^\d{4}-\d\d-\d\d-[\w-]+$/.test(name));
}
