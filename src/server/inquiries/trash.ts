import { day } from "../../domain/durations";
import { dayOf } from "../clock";
import { inquirySource, removeDeliveryState } from "../outbox/delivery-state";
import type { StorageRuntime } from "../storage/quarantine";
import type { Store } from "../storage/store";
import { addInquiry, readFolder, type ReadInquiries, readInquiry, removeInquiryRecord } from "./inquiries";
import { splitDay } from "./inquiry-name";
import { inquiryRecord } from "./inquiry-record";

/** How many days an inquiry stays in the trash. */
export const trashDays = 7;

const folder = "trash";
const keyOf = (name: string) => `${folder}:${name}`;

/** Names of everything in the trash: the day on which it was put there, then the inquiry's name. */
export function trashNames(store: Store): Promise<readonly string[]> {
  return store.names(folder);
}

export function readTrash(store: Store): Promise<ReadInquiries> {
  return readFolder(store, folder);
}

/** The inquiry's name in a name of the trash. */
export function nameInTrash(trashName: string): string {
  return splitDay(trashName)?.rest ?? trashName;
}

/** Whether an inquiry's time in the trash is over. */
export function isExpired(trashName: string, now: Date): boolean {
  const since = splitDay(trashName)?.day;
  return since !== undefined && since <= dayOf(new Date(now.getTime() - trashDays * day));
}

/**
 * Moves an inquiry to the trash. Interrupted between the two steps, it is in both places, and the next run
 * completes the move.
 */
export async function moveToTrash(
  { store, now }: Pick<StorageRuntime, "store" | "now">,
  name: string,
): Promise<void> {
  const inquiry = await readInquiry(store, name);
  if (!inquiry) return;
  await store.create(keyOf(`${dayOf(now())}-${name}`), inquiryRecord, inquiry);
  await removeInquiryRecord(store, name);
}

/** Puts an inquiry of the trash back. Its e-mails are not sent again: its delivery records were kept. */
export async function restoreFromTrash(store: Store, trashName: string): Promise<void> {
  const inquiry = await store.read(keyOf(trashName), inquiryRecord);
  if (!inquiry) return;
  await addInquiry(store, inquiry, nameInTrash(trashName));
  await store.remove(keyOf(trashName));
}

/** Erases an inquiry of the trash; its delivery records go too, unless the inquiry is back in the inbox. */
export async function eraseFromTrash(store: Store, trashName: string): Promise<void> {
  const name = nameInTrash(trashName);
  await store.remove(keyOf(trashName));
  const isBack = await readInquiry(store, name);
  if (!isBack) await removeDeliveryState(store, inquirySource(name));
}
