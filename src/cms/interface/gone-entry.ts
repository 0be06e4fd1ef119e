import { copyFiles } from "../../content-model/content-model";
import { entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { formStands } from "../../patches/draft-backup";
import { formsOf, isNewOf } from "../../patches/form-anew";
import { pathInContent } from "../backend/read-content";
import type { SignedIn } from "../backend/signed-in";
import { listAddress } from "../files/form-address";
import { isUnsaved, openFiles, openForm, type OpenForm } from "../files/open-form";
import { formOf } from "../history/entry-title";
import { filesNow } from "../history/follow-moves";
import { historyTexts } from "../history/history-texts";
import type { ReadNow } from "../validation/others-changes";
import { adminLanguage } from "./admin-language";
import { openDialog } from "./dialog";
import { saveTexts } from "./save-texts";

const english = {
  title: "There is no such entry",
  lead: (deleted: string) =>
    `Perhaps it was deleted, or its address has a mistake. What was deleted can be restored: press “${deleted}”.`,
  movedLead: "Open it there:",
  list: "To the list",
  page: { title: "There is no such page", lead: "Perhaps its address has a mistake." },
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    title: "Entri ini tidak ada",
    lead: (deleted) =>
      `Mungkin entrinya sudah dihapus, atau alamatnya keliru. Yang dihapus dapat dipulihkan: tekan “${deleted}”.`,
    movedLead: "Buka di sana:",
    list: "Ke daftar",
    page: { title: "Halaman ini tidak ada", lead: "Mungkin alamatnya keliru." },
  },
};

/** Tells of an open form without an entry that it has none, and leads away from it; resolves with whether it had none. */
export type TellGone = () => Promise<boolean>;

/** Makes what tells of entries that are gone, or at another address. */
export function tellingGone(signedIn: () => SignedIn, read: ReadNow): TellGone {
  return async () => {
    const [open, files, address] = [openForm(), openFiles(), location.hash];
    if (open && isUnknownPage(open)) {
      const { list, page } = texts[adminLanguage()];
      await openDialog({ ...page, lines: [], buttons: [list] });
      if (location.hash === address) location.replace(listAddress(open.collection));
      return true;
    }
    if (!open || (await read(files, open)).some(({ text }) => text !== undefined)) return false;
    const [there] = (await filesNow(signedIn().history, files)) ?? [];
    // a host that cannot be reached answers as if there were no file; of what is typed, saving tells
    if (there === files[0] || location.hash !== address || isUnsaved()) return false;
    const goal = await tell(open, there);
    if (location.hash === address) location.replace(goal);
    return true;
  };
}

/** Whether a form is that of page copy or settings which the model does not have; no server is asked for these. */
function isUnknownPage({ collection, slug }: OpenForm): boolean {
  const own = copyFiles.filter(({ folder }) => folder === collection);
  return own.length > 0 && own.every(({ name }) => name !== slug);
}

/** Tells of each form that is opened by its address without an entry that there is none. */
export function followGone(tellGone: TellGone): void {
  const look = async () => {
    const address = location.hash;
    const open = openForm();
    if (!open) return;
    if (!isUnknownPage(open)) await formStands();
    if (location.hash === address) await tellGone();
  };
  const follow = () => {
    // without an answer nothing is known
    look().catch(() => undefined);
  };
  window.addEventListener("hashchange", (event) => {
    const [from, to] = formsOf(event);
    // a new entry gets its address when it is saved
    if (from !== to && !isNewOf(from, to)) follow();
  });
  follow();
}

/** Resolves with where the editor is to go: to the form of the entry where it is now, or to the list. */
async function tell({ collection }: OpenForm, there: string | undefined): Promise<string> {
  const [t, saved] = [texts[adminLanguage()], saveTexts[adminLanguage()]];
  let goal = listAddress(collection);
  const buttons = [t.list] as const;
  const entry = there !== undefined && entryFile(pathInContent(there));
  if (entry) {
    const show = () => {
      goal = formOf(there);
    };
    const line = { term: entry.collection.path(entry), text: saved.newAddress, show };
    await openDialog({ title: saved.movedTitle, lead: t.movedLead, lines: [line], buttons });
  } else await openDialog({ title: t.title, lead: t.lead(historyTexts().deleted), lines: [], buttons });
  return goal;
}
