import { inquirySource, removeDeliveryState } from "../outbox/delivery-state";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import { type Store, UnreadableRecordError } from "../storage/store";
import { inquiryName, possibleNames } from "./inquiry-name";
import { inquiryRecord, type InquiryRecord } from "./inquiry-record";

/** An inquiry with the name of its record. */
export interface StoredInquiry extends InquiryRecord {
  readonly storedAs: string;
}

const folder = "inquiries";
const keyOf = (name: string) => `${folder}:${name}`;

/** Names of all stored inquiries; those in the trash are not among them. */
export function inquiryNames(store: Store): Promise<readonly string[]> {
  return store.names(folder);
}

/** Stores an inquiry durably under its name unless that exists; returns whether it is new. */
export function addInquiry(
  store: Store,
  record: InquiryRecord,
  name: string = inquiryName(record),
): Promise<boolean> {
  return store.create(keyOf(name), inquiryRecord, record);
}

/**
 * Whether this inquiry was stored before, today or the day before. A later repetition counts as a new one:
 * looking for it would mean listing all inquiries. A damaged record is set aside and does not count.
 */
export async function isStored(runtime: StorageRuntime, record: InquiryRecord): Promise<boolean> {
  const names = possibleNames(record);
  const found = await Promise.all(names.map((name) => readExpendable(runtime, keyOf(name), inquiryRecord)));
  return found.some(Boolean);
}

/** @throws {UnreadableRecordError} if the record is damaged */
export function readInquiry(store: Store, name: string): Promise<InquiryRecord | undefined> {
  return store.read(keyOf(name), inquiryRecord);
}

/** Removes an inquiry's record and keeps its delivery records. */
export function removeInquiryRecord(store: Store, name: string): Promise<void> {
  return store.remove(keyOf(name));
}

/** Removes an inquiry and its delivery records. */
export async function removeInquiry(store: Store, name: string): Promise<void> {
  await removeInquiryRecord(store, name);
  await removeDeliveryState(store, inquirySource(name));
}

/** All readable inquiries, oldest first, and the names of the unreadable ones. */
export function readInquiries(store: Store): Promise<ReadInquiries> {
  return readFolder(store, folder);
}

export interface ReadInquiries {
  readonly inquiries: readonly StoredInquiry[];
  readonly unreadable: readonly string[];
}

/** Reads a folder whose records are inquiries. */
export async function readFolder(store: Store, from: string): Promise<ReadInquiries> {
  const inquiries: StoredInquiry[] = [];
  const unreadable: string[] = [];
  for (const name of await store.names(from)) {
    try {
      const inquiry = await store.read(`${from}:${name}`, inquiryRecord);
      if (inquiry) inquiries.push({ ...inquiry, storedAs: name });
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      unreadable.push(name);
    }
  }
  inquiries.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  return { inquiries, unreadable };
}
