import { randomInt } from "node:crypto";
import { z } from "zod";
import { hour } from "../../../../domain/durations";
import type { Money } from "../../../../domain/money";
import { transfers } from "../../../../domain/transfer";
import { believedTime } from "../../../clock";
import { setAside, type StorageRuntime } from "../../../storage/quarantine";
import { type Store, UnreadableRecordError } from "../../../storage/store";
import { paymentState } from "../../store/payment-state";
import { readPayment } from "../../store/payments";
import { isAwaited } from "./awaited";

/** Who has a sum: its records are numbered, and the last one counts. */
const holder = z.object({ reference: z.string(), since: z.iso.datetime() });

const folderOf = (sum: number) => `transfer-sums:${Math.floor(sum / 1000)}`;
const keyOf = (sum: number, turn: number) => `${folderOf(sum)}:${sum}-${turn}`;

/**
 * Adds a code from 1 to 999 to a charge, so that no other awaited transfer has the same sum. A sum is free
 * again once its transfer has ended; those that never were given are given first, since a late transfer of an
 * ended payment may still arrive. Returns undefined if all sums are taken.
 *
 * Whoever takes a sum creates the record of its next number, and a number can be created only once: of two
 * concurrent starts, one gets it.
 */
export async function reserveSum(
  charge: Money,
  reference: string,
  runtime: StorageRuntime,
): Promise<Money | undefined> {
  const { store, now } = runtime;
  const turns = await lastTurns(store, charge.minor);
  const believed = await believedTime(runtime);
  const sums = shuffled(
    Array.from({ length: transfers.largestCode }, (_, index) => charge.minor + 1 + index),
  );
  for (const sum of [...sums.filter((each) => !turns.has(each)), ...sums.filter((each) => turns.has(each))]) {
    const last = turns.get(sum);
    if (last !== undefined && (await isTaken(sum, last, believed, runtime))) continue;
    const record = { reference, since: now().toISOString() };
    if (await store.create(keyOf(sum, (last ?? 0) + 1), holder, record)) return { ...charge, minor: sum };
  }
  return undefined;
}

/** How often each sum above `chosen` was given. */
async function lastTurns(store: Store, chosen: number): Promise<ReadonlyMap<number, number>> {
  const folders = new Set([folderOf(chosen + 1), folderOf(chosen + transfers.largestCode)]);
  const turns = new Map<number, number>();
  for (const folder of folders) {
    for (const name of await store.names(folder)) {
      const [sum = 0, turn = 0] = name.split("-").map(Number);
      turns.set(sum, Math.max(turn, turns.get(sum) ?? 0));
    }
  }
  return turns;
}

/** Whether the last holder of a sum still waits for it. One that cannot be read keeps it, to be safe. */
async function isTaken(sum: number, turn: number, believed: Date, runtime: StorageRuntime): Promise<boolean> {
  const { store, now } = runtime;
  try {
    const held = await store.read(keyOf(sum, turn), holder);
    if (!held) return true;
    const payment = await readPayment(store, held.reference);
    // A start stores its payment right after the sum; one that was interrupted never will.
    if (!payment) return now().getTime() - Date.parse(held.since) < hour;
    const { intent, events } = payment;
    return intent.charge.minor === sum && isAwaited(intent, paymentState(events), believed);
  } catch (error) {
    if (!(error instanceof UnreadableRecordError)) throw error;
    await setAside(runtime, error);
    return true;
  }
}

/** The same values in a random order (Fisher–Yates), so that nobody can tell how many transfers are awaited. */
function shuffled(values: readonly number[]): readonly number[] {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] ?? 0, mixed[last] ?? 0];
  }
  return mixed;
}
