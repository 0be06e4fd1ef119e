import { z } from "zod";
import { errorCode, type Log } from "../log";
import { deriveReference } from "../reference";
import type { PassOver } from "./creating-driver";
import { type Store, UnreadableRecordError } from "./store";

/** The parts of the runtime that are needed to store records, and to set a damaged one aside. */
export interface StorageRuntime {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => Date;
}

const folder = "quarantine";
const notes = "unreadable";
const note = z.object({ key: z.string(), at: z.iso.datetime() });

/** A damaged record that was moved to the quarantine; its bytes are unchanged. */
export interface QuarantinedRecord {
  /** The key that it had. */
  readonly key: string;
  /** The key that it has now. */
  readonly storedAs: string;
}

/**
 * Whether a damaged record of this kind has to stay where it is. A payment record that is not there would
 * let the same payment be started again, and paid twice; one that cannot be read stops only that payment.
 * Without the record of a transfer's sum or bank line, the sum could be given, or the line counted, again.
 */
function staysInPlace(key: string): boolean {
  return key.startsWith("payments:") || key.startsWith("transfer-");
}

/**
 * Logs why work on one of many items failed, so that it can continue with the next one. An unreadable record
 * is set aside, any other error is logged as `event` with the item's reference.
 */
export async function passOver(
  runtime: StorageRuntime,
  error: unknown,
  event: string,
  reference: string,
): Promise<void> {
  if (error instanceof UnreadableRecordError) await setAside(runtime, error);
  else runtime.log("error", event, { reference, code: errorCode(error) });
}

/**
 * Moves a damaged record to the quarantine. A payment's record, and one that only could not be opened, stays
 * where it is and is noted. Failures are logged.
 */
export async function setAside(
  { store, log, now }: StorageRuntime,
  { key, isDamaged }: UnreadableRecordError,
): Promise<void> {
  log("error", "record_unreadable", { reference: key });
  const at = now().toISOString();
  try {
    if (isDamaged && !staysInPlace(key))
      await store.move(key, `${folder}:${at.replaceAll(/\D/g, "")}:${key}`);
    else await store.create(`${notes}:${deriveReference([key])}`, note, { key, at });
  } catch (error) {
    log("error", "record_not_set_aside", { reference: key, code: errorCode(error) });
  }
}

/** What a reading gives; undefined if the record cannot be read, which is then set aside. */
export async function unlessUnreadable<Value>(
  reading: Promise<Value>,
  runtime: StorageRuntime,
): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof UnreadableRecordError)) throw error;
    await setAside(runtime, error);
    return undefined;
  }
}

/** All records in the quarantine, oldest first. */
export async function quarantined(store: Store, passOver?: PassOver): Promise<readonly QuarantinedRecord[]> {
  const keys = await store.keys(folder, passOver);
  return keys.map((storedAs) => ({ storedAs, key: storedAs.split(":").slice(2).join(":") }));
}

/** Puts a record of the quarantine back. Returns false, and changes nothing, if its key is taken. */
export async function putBack(store: Store, { key, storedAs }: QuarantinedRecord): Promise<boolean> {
  if (await store.has(key)) return false;
  await store.move(storedAs, key);
  return true;
}

/** Keys of the records that could not be read and are still where they were. */
export async function unreadableInPlace(
  runtime: StorageRuntime,
  passOver?: PassOver,
): Promise<readonly string[]> {
  const keys: string[] = [];
  for (const name of await runtime.store.names(notes, passOver)) {
    const found = await runtime.store.read(`${notes}:${name}`, note).catch(() => undefined);
    if (found) keys.push(found.key);
  }
  return keys;
}

/** Removes the notes about records that can be opened again; one that is still wrong is noted anew. */
export async function forgetRepaired({ store }: StorageRuntime): Promise<void> {
  for (const name of await store.names(notes)) {
    const about = await store.read(`${notes}:${name}`, note).catch(() => undefined);
    if (!about || (await isJson(store, about.key))) await store.remove(`${notes}:${name}`);
  }
}

/** Whether a record is gone or can be read as JSON; a folder, whether it can be opened. */
async function isJson(store: Store, key: string): Promise<boolean> {
  try {
    await store.read(key, z.looseObject({}));
    await store.names(key);
    return true;
  } catch (error) {
    if (error instanceof UnreadableRecordError) return false;
    throw error;
  }
}
