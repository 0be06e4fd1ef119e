import { formIn, formsOf, isNewOf } from "../../patches/form-anew";
import { element } from "../interface/element";
import { noticePlace } from "../interface/notice-place";
import { historyTexts } from "./history-texts";

let isSaving = false;
/** Fills the notice of what the running save has done. */
let fillLater: (() => void) | undefined;

/**
 * Shows that something is done, or was not; it stays until it is closed, or another form is opened. While a save runs it
 * waits for its end: until then the form counts as changed. Returns what is shown.
 */
export function showDone(...content: readonly (string | Node)[]): HTMLElement {
  document.querySelector(".tajuk-undo")?.remove();
  const close = element("button", { type: "button", textContent: "×", ariaLabel: historyTexts().close });
  const notice = element("div", { className: "tajuk-undo", role: "status" });
  close.addEventListener("click", () => notice.remove());
  noticePlace().append(notice);
  // filled in after it is there: screen readers tell only what changes
  const fill = () => notice.append(...content, close);
  notice.hidden = isSaving;
  if (isSaving) fillLater = fill;
  else fill();
  leaveWithForm(notice);
  return notice;
}

/** Takes away what was done before a save begins, and shows what the save has done once it ends. */
export function followSave(saving: boolean): void {
  isSaving = saving;
  const notice = document.querySelector<HTMLElement>(".tajuk-undo");
  if (saving) return notice?.remove();
  if (notice) notice.hidden = false;
  fillLater?.();
  fillLater = undefined;
}

/** Takes a notice away when another form is opened than the one that it was shown at. */
function leaveWithForm(notice: HTMLElement): void {
  let own = formIn(location.hash);
  const follow = (event: HashChangeEvent) => {
    const [from, to] = formsOf(event);
    // a new entry gets its address when it is saved, and another one may be begun with that
    if (from === own && (isNewOf(from, to) || isNewOf(to, from))) own = to;
    else if (to && to !== own) notice.remove();
    if (!notice.isConnected) window.removeEventListener("hashchange", follow);
  };
  window.addEventListener("hashchange", follow);
}
