import type { DecapBackend } from "../backend/decap-backend";
import type { Change } from "../backend/guard-backend";
import type { SignedIn } from "../backend/signed-in";
import type { AdminWords } from "../config/field";
import { openFiles, openForm } from "../files/open-form";
import { element } from "../interface/element";
import { actionButton } from "../interface/window";
import type { Version } from "./edit-history";
import { entryTitle, formOf } from "./entry-title";
import { historyTexts } from "./history-texts";
import { restoreVersion, undoChange } from "./restore";
import { showDeleted, showHistory } from "./show-history";
import { showUndo } from "./undo-notice";

/** Makes the buttons for the history of the open entry and for the deleted entries, in a corner of the page. */
export function historyCorner(signedIn: () => SignedIn, words: AdminWords): HTMLElement {
  const t = historyTexts();
  const restore = async (version: Version) => {
    const { backend, history } = signedIn();
    await restoreVersion(backend, history, version, `Restore ${entryTitle(version.texts)}`);
    openAnew(formOf(Object.keys(version.texts)[0] ?? ""));
  };
  const ofEntry = button(t.history, () => showHistory(signedIn().history, openFiles(), restore, words));
  const deleted = button(t.deleted, () => showDeleted(signedIn().history, restore));
  const corner = element("div", { className: "tajuk-history" }, [ofEntry, deleted]);
  const follow = () => {
    ofEntry.hidden = !openForm();
  };
  window.addEventListener("hashchange", follow);
  follow();
  return corner;
}

/** Tells what was published or deleted, and offers to undo it. */
export function offerUndo(backend: DecapBackend, change: Change): void {
  const { kind, before, after } = change;
  const [first] = before;
  // a picture or a file for download, which Git keeps, but has no form to come back to
  if (!first) return;
  const kept = before.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const]));
  const name = entryTitle(kind === "deleted" ? Object.fromEntries(kept) : after);
  showUndo({ kind, name }, async () => {
    await undoChange(backend, change, `Undo: ${name}`);
    const [[path] = []] = kept;
    const [, collection = ""] = first.path.split("/");
    openAnew(path ? formOf(path) : `#/collections/${collection}`);
  });
}

/** Opens an address of the editors' area from an empty page, so that nothing of the former text remains. */
function openAnew(address: string): void {
  location.hash = address;
  location.reload();
}

function button(label: string, open: () => Promise<void>): HTMLButtonElement {
  const made = actionButton(label, async () => {
    await open();
    made.disabled = false;
  });
  return made;
}
