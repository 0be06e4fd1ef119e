import { element } from "../interface/element";
import { historyTexts } from "./history-texts";

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
