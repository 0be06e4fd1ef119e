import { readInquiries, type ReadInquiries, removeInquiry, type StoredInquiry } from "../inquiries/inquiries";
import { isNameOf } from "../inquiries/inquiry-name";
import { eraseFromTrash, nameInTrash, readTrash } from "../inquiries/trash";
import { shortReference } from "../reference";
import type { Store } from "../storage/store";

/** An inquiry of the inbox or of the trash. */
export interface AnyInquiry extends StoredInquiry {
  readonly isInTrash: boolean;
}

/** All readable inquiries, those of the trash last. */
export async function allInquiries(store: Store): Promise<readonly AnyInquiry[]> {
  const [inbox, trash] = [await readInquiries(store), await readTrash(store)];
  return [
    ...inbox.inquiries.map((each) => ({ ...each, isInTrash: false })),
    ...trash.inquiries.map((each) => ({ ...each, isInTrash: true })),
  ];
}

/** Finds an inquiry by its id or its name, or by its short reference if that is unique. */
export async function findInquiry(store: Store, id: string | undefined): Promise<AnyInquiry | undefined> {
  if (!id) return undefined;
  const [first, ...others] = (await allInquiries(store)).filter(({ storedAs, isInTrash }) =>
    isNameOf(isInTrash ? nameInTrash(storedAs) : storedAs, id),
  );
  return others.length === 0 ? first : undefined;
}

/** Tells whether an inquiry was sent with an e-mail address, in upper or lower case. */
export function isOfPerson(email: string): (inquiry: AnyInquiry) => boolean {
  return (inquiry) => inquiry.email.toLowerCase() === email.toLowerCase();
}

/** Removes an inquiry for good, wherever it is. */
export function erase(store: Store, { storedAs, isInTrash }: AnyInquiry): Promise<void> {
  return isInTrash ? eraseFromTrash(store, storedAs) : removeInquiry(store, storedAs);
}

/** One line about an inquiry. */
export function summary(inquiry: StoredInquiry & { readonly isInTrash?: boolean }): string {
  const { id, receivedAt, name, email, subject, suspected, isInTrash } = inquiry;
  const marks = `${suspected ? "  (suspected)" : ""}${isInTrash ? "  (in the trash)" : ""}`;
  return `${shortReference(id)}  ${receivedAt}  ${name} <${email}>  ${subject ?? ""}${marks}`.trimEnd();
}

/** A line for each inquiry and each unreadable record, and how many inquiries there are. */
export function listing({ inquiries, unreadable }: ReadInquiries): string {
  const damaged = unreadable.map((name) => `${name}  cannot be read`);
  return [...inquiries.map(summary), ...damaged, `${inquiries.length} inquiries`].join("\n");
}
