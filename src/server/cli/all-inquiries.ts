import { readInquiries, removeInquiry, type StoredInquiry } from "../inquiries/inquiries";
import { isNameOf } from "../inquiries/inquiry-name";
import { eraseFromTrash, nameInTrash, readTrash } from "../inquiries/trash";
import { shortReference } from "../reference";
import type { Store } from "../storage/store";
import { counted } from "./aligned";

/** The record of an inquiry, of the inbox or of the trash. */
export interface AnyRecord {
  readonly storedAs: string;
  readonly isInTrash: boolean;
}

/** A record that can be read. */
export type AnyInquiry = AnyRecord & StoredInquiry;

/** All inquiries, those of the trash last, and the records that cannot be read. */
export async function allInquiries(
  store: Store,
): Promise<{ readonly inquiries: readonly AnyInquiry[]; readonly damaged: readonly AnyRecord[] }> {
  const folders = [
    { isInTrash: false, ...(await readInquiries(store)) },
    { isInTrash: true, ...(await readTrash(store)) },
  ];
  return {
    inquiries: folders.flatMap(({ isInTrash, inquiries }) =>
      inquiries.map((each) => ({ ...each, isInTrash })),
    ),
    damaged: folders.flatMap(({ isInTrash, unreadable }) =>
      unreadable.map((storedAs) => ({ storedAs, isInTrash })),
    ),
  };
}

/** Finds the record of an inquiry by its id or its name, or by its short reference if that is unique. */
export async function findInquiry(store: Store, id: string): Promise<AnyInquiry | AnyRecord | undefined> {
  const { inquiries, damaged } = await allInquiries(store);
  const [first, ...others] = [...inquiries, ...damaged].filter(({ storedAs, isInTrash }) =>
    [storedAs, ...(isInTrash ? [nameInTrash(storedAs)] : [])].some((name) => isNameOf(name, id)),
  );
  return others.length === 0 ? first : undefined;
}

/** Tells whether an inquiry was sent with an e-mail address, in upper or lower case. */
export function isOfPerson(email: string): (inquiry: AnyInquiry) => boolean {
  return (inquiry) => inquiry.email.toLowerCase() === email.toLowerCase();
}

/** Removes an inquiry for good, wherever it is, readable or not. */
export function erase(store: Store, { storedAs, isInTrash }: AnyRecord): Promise<void> {
  return isInTrash ? eraseFromTrash(store, storedAs) : removeInquiry(store, storedAs);
}

/** One line about an inquiry. */
export function summary(inquiry: StoredInquiry | AnyRecord): string {
  const mark = "isInTrash" in inquiry && inquiry.isInTrash ? "  (in the trash)" : "";
  if (!("email" in inquiry)) return `${inquiry.storedAs}  cannot be read${mark}`;
  const { id, receivedAt, name, email, subject, suspected } = inquiry;
  const about = `${shortReference(id)}  ${receivedAt}  ${name} <${email}>  ${subject ?? ""}`;
  return `${about}${suspected ? "  (suspected)" : ""}${mark}`.trimEnd();
}

/** A line for each inquiry and each unreadable record, and how many inquiries there are; if there is nothing, in which store. */
export function listing(
  { inquiries, unreadable }: Awaited<ReturnType<typeof readInquiries>>,
  store?: string,
): string {
  const damaged = unreadable.map((storedAs) => summary({ storedAs, isInTrash: false }));
  const rows = [...inquiries.map(summary), ...damaged];
  const where = rows.length === 0 && store !== undefined ? ` in ${store}` : "";
  return [...rows, `${counted(inquiries.length, "inquiry")}${where}`].join("\n");
}
