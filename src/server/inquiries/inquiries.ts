import { inquirySource, removeDeliveryState } from "../outbox/delivery-state";
import { UnreadableRecordError, type Store } from "../storage/store";
import { inquiryRecord, type InquiryRecord } from "./inquiry-record";

const folder = "inquiries";
const keyOf = (id: string) => `${folder}:${id}`;

/** IDs of all stored inquiries. */
export function inquiryIds(store: Store): Promise<readonly string[]> {
  return store.names(folder);
}

/** Stores an inquiry durably unless its ID exists; returns whether it is new. */
export function addInquiry(store: Store, record: InquiryRecord): Promise<boolean> {
  return store.create(keyOf(record.id), record);
}

/** @throws {UnreadableRecordError} if the record is damaged */
export function readInquiry(store: Store, id: string): Promise<InquiryRecord | undefined> {
  return store.read(keyOf(id), inquiryRecord);
}

/** Removes an inquiry and its delivery records. */
export async function removeInquiry(store: Store, id: string): Promise<void> {
  await store.remove(keyOf(id));
  await removeDeliveryState(store, inquirySource(id));
}

/** All readable inquiries, oldest first, and the IDs of the unreadable ones. */
export async function readInquiries(
  store: Store,
): Promise<{ readonly inquiries: readonly InquiryRecord[]; readonly unreadable: readonly string[] }> {
  const inquiries: InquiryRecord[] = [];
  const unreadable: string[] = [];
  for (const id of await inquiryIds(store)) {
    try {
      const inquiry = await readInquiry(store, id);
      if (inquiry) inquiries.push(inquiry);
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      unreadable.push(id);
    }
  }
  inquiries.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  return { inquiries, unreadable };
}
