import type { Visit } from "../../domain/contract/requests";
import { dayOf } from "../clock";
import type { KeyedLock } from "../keyed-lock";
import { errorCode } from "../log";
import type { StorageRuntime } from "../storage/quarantine";
import { groupOf, mergeGroups, type VisitGroup } from "./visit-group";
import { newRecordKey, writeGroups } from "./visit-records";

/** Milliseconds between two writes; a crash loses the visits of this time at most. */
export const restTime = 5000;

type Parts = StorageRuntime & { readonly lock: KeyedLock };

/** Counts the visits that this process is told of, in records that no other process writes. */
export interface VisitCounter {
  /**
   * Counts a visit. The first one, and the first after a rest, are stored when the promise resolves, because
   * a host may halt a function after its answer; those between are stored together. A failure of the
   * storage is only logged, and the visits are written with the next ones.
   */
  count(visit: Visit, parts: Parts): Promise<void>;
}

/** The figures of one day, as far as this process counted them. */
interface CountedDay {
  readonly key: string;
  groups: readonly VisitGroup[];
  isWritten: boolean;
}

export function createVisitCounter(): VisitCounter {
  const days = new Map<string, CountedDay>();
  let lastWrite: number | undefined;
  let planned: NodeJS.Timeout | undefined;

  const write = async (parts: Parts) => {
    clearTimeout(planned);
    planned = undefined;
    lastWrite = parts.now().getTime();
    await parts.lock.run("vitals", () => writeDays(days, parts));
  };
  return {
    async count(visit, parts) {
      const time = parts.now();
      const date = dayOf(time);
      const counted = days.get(date) ?? { key: newRecordKey(date), groups: [], isWritten: false };
      days.set(date, counted);
      counted.groups = mergeGroups([...counted.groups, groupOf(visit)]);
      counted.isWritten = false;
      // a clock that was put back must not put off the next write
      const sinceWrite = lastWrite === undefined ? restTime : Math.abs(time.getTime() - lastWrite);
      if (sinceWrite >= restTime) await write(parts);
      // keeps a process that was told to stop running until it has written
      else planned ??= setTimeout(() => void write(parts), restTime - sinceWrite);
    },
  };
}

/** Writes what is not written yet, and forgets the days before today once they are. */
async function writeDays(days: Map<string, CountedDay>, parts: Parts): Promise<void> {
  for (const [date, counted] of days) {
    if (!counted.isWritten) await writeDay(counted, parts);
    if (counted.isWritten && date < dayOf(parts.now())) days.delete(date);
  }
}

async function writeDay(counted: CountedDay, { store, log }: Parts): Promise<void> {
  try {
    // before the write, so that a visit that is counted meanwhile is not taken for written
    counted.isWritten = true;
    await writeGroups(store, counted.key, counted.groups);
  } catch (error) {
    counted.isWritten = false;
    log("error", "vitals_not_stored", { code: errorCode(error) });
  }
}
