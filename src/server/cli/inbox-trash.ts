import { isNameOf } from "../inquiries/inquiry-name";
import { nameInTrash, readTrash, restoreFromTrash, trashDays, trashNames } from "../inquiries/trash";
import type { Store } from "../storage/store";
import { counted } from "./aligned";
import { listing } from "./all-inquiries";
import { type CommandResult, done, failed } from "./command-result";

/** What a restored inquiry has to expect. */
const note = "What is past the retention time goes back to the trash at the next run: see RETENTION_MONTHS.";

/** Lists the trash. */
export async function listTrash(store: Store): Promise<CommandResult> {
  return done(
    `${listing(await readTrash(store))} in the trash; each is erased ${trashDays} days after it was put there`,
  );
}

/** Puts one inquiry of the trash back. */
export async function restore(store: Store, id: string): Promise<CommandResult> {
  const [found, ...others] = (await trashNames(store)).filter((name) => isNameOf(nameInTrash(name), id));
  if (found === undefined || others.length > 0) return failed("There is no such inquiry in the trash.");
  await restoreFromTrash(store, found);
  return done(`Restored ${counted(1, "inquiry")}. ${note}`);
}

/** Puts everything in the trash back. */
export async function restoreAll(store: Store): Promise<CommandResult> {
  const names = await trashNames(store);
  for (const name of names) await restoreFromTrash(store, name);
  return done(`Restored ${counted(names.length, "inquiry")}. ${note}`);
}
