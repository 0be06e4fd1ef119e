import { dateInZone } from "../../domain/zone-time";
import { dropBackup } from "../../patches/backup-soon";
import { formIn } from "../../patches/form-anew";
import type { AdminWords } from "../admin-words";
import type { DecapBackend } from "../backend/decap-backend";
import type { Change } from "../backend/guard-backend";
import { readContent } from "../backend/read-content";
import type { SignedIn } from "../backend/signed-in";
import { rememberView, showRememberedView } from "../files/kept-view";
import { isUnsaved, openFiles, openForm } from "../files/open-form";
import { openDialog } from "../interface/dialog";
import { element } from "../interface/element";
import { focusOn } from "../interface/keep-place";
import { referrerList } from "../interface/referrer-list";
import { actionButton, openWindow, showWhile } from "../interface/window";
import { changeWords } from "./change-words";
import { restoreSubject, undoSubject } from "./commit-subjects";
import type { Version } from "./edit-history";
import { entryTitle, formOf } from "./entry-title";
import { historyTexts } from "./history-texts";
import { restoreVersion } from "./restore-version";
import { showDeleted, showHistory } from "./show-history";
import { isEmpty, undoChange } from "./undo-change";
import { showDone } from "./undo-notice";

/** Makes the buttons for the history of the open entry and for the deleted entries, in a corner of the page. */
export function historyCorner(signedIn: () => SignedIn, words: AdminWords): HTMLElement {
  const t = historyTexts();
  const restore = async (version: Version) => {
    if (!(await mayLeaveForm())) return false;
    const { backend, history } = signedIn();
    const subject = restoreSubject(entryTitle(version.texts));
    const change = await restoreVersion(backend, history, version, subject);
    if (!change) return false;
    openAnew(formOf(Object.keys(version.texts)[0] ?? ""), change);
    return true;
  };
  const ofEntry = showWhile(
    button(t.history, () => showHistory(signedIn(), openFiles(), restore, words)),
    () => openForm() !== null,
  );
  const deleted = button(t.deleted, () => showDeleted(signedIn().history, restore));
  const corner = element("div", { className: "tajuk-history" }, [ofEntry, deleted]);
  const told = JSON.parse(sessionStorage.getItem(doneKey) ?? "null") as string | Change | null;
  sessionStorage.removeItem(doneKey);
  void showRememberedView();
  if (told) focusOn(typeof told === "string" ? showDone(told) : showChange(() => signedIn().backend, told));
  return corner;
}

/** Tells what was changed, and offers to undo it: of what was moved at its new address. */
export function offerUndo(backend: DecapBackend, change: Change): void {
  const [first = ""] = Object.keys(change.after);
  if (change.kind === "moved") openAnew(formOf(first), change);
  // an open form may show the picture
  else if (change.kind === "replaced" && !change.media) openAnew(location.hash, change);
  // what could not be read before it was deleted, cannot come back
  else if (change.before.length > 0 || change.media) showChange(() => backend, change);
}

function showChange(backend: () => DecapBackend, change: Change): HTMLElement {
  const t = historyTexts();
  const { name, done, undone, address, changed = [] } = changeWords(change, dateInZone());
  const undo = actionButton(t.undo, async () => {
    if (!(await mayLeaveForm())) return false;
    await undoChange(backend(), change, undoSubject(name, change.kind === "moved"));
    openAnew(address, undone);
    return true;
  });
  const see = actionButton(t.seeChanged, async () => {
    const stored = await readContent(backend()).catch(() => []);
    const named = changeWords(change, dateInZone(), stored).changed ?? changed;
    openWindow(change.kind === "replaced" ? t.showingTitle : t.changedTitle, done).append(
      referrerList(named),
    );
    return false;
  });
  return showDone(done, ...(changed.length > 0 ? [see] : []), ...(isEmpty(change) ? [] : [undo]));
}

/** Where what is to be said after a reload waits for it. */
const doneKey = "tajuk-done";

/**
 * Opens an address of the editors' area from an empty page, so that nothing of the former text remains, and says why, or
 * what was changed.
 */
function openAnew(address: string, told: string | Change): void {
  sessionStorage.setItem(doneKey, JSON.stringify(told));
  // the editor has agreed already that unsaved changes go
  const leave = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("beforeunload", leave, { capture: true });
  if (formIn(address) === formIn(location.hash)) rememberView();
  history.replaceState(history.state, "", address);
  location.reload();
}

/** Whether the open form may be loaded anew: it has no unsaved changes, or the editor agrees that they go. */
async function mayLeaveForm(): Promise<boolean> {
  if (!isUnsaved()) return true;
  const { unsavedTitle, unsavedLead, stay, goOn } = historyTexts();
  const pressed = await openDialog({
    title: unsavedTitle,
    lead: unsavedLead,
    lines: [],
    buttons: [stay, goOn],
  });
  if (pressed !== goOn) return false;
  dropBackup();
  return true;
}

function button(label: string, open: () => Promise<void>): HTMLButtonElement {
  return actionButton(label, () => open().then(() => false));
}
