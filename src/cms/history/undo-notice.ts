import type { Change } from "../backend/guard-backend";
import { element } from "../interface/element";
import { actionButton } from "../interface/window";
import { historyTexts } from "./history-texts";

/** What was changed last. */
interface LastChange extends Pick<Change, "kind"> {
  /** What the editor calls the entry. */
  readonly name: string;
}

/** Shows that something is done; it stays until it is closed. Returns what is shown. */
export function showDone(...content: readonly (string | Node)[]): HTMLElement {
  document.querySelector(".tajuk-undo")?.remove();
  const close = element("button", { type: "button", textContent: "×", ariaLabel: historyTexts().close });
  const notice = element("div", { className: "tajuk-undo", role: "status" });
  close.addEventListener("click", () => notice.remove());
  document.body.append(notice);
  // filled in after it is there: screen readers tell only what changes
  notice.append(...content, close);
  return notice;
}

/** Shows that a change is done, with a button that takes it back. */
export function showUndo({ name, kind }: LastChange, undo: () => Promise<unknown>): void {
  const t = historyTexts();
  showDone(kind === "deleted" ? t.removed(name) : t.published(name), actionButton(t.undo, undo));
}
