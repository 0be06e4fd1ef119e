import { dateLocale } from "../../domain/languages";
import { historyTexts } from "../history/history-texts";
import { Refusal } from "../validation/refusal";
import { element } from "./element";

/** Opens a window over the editors' area; it closes by a button or Escape. */
export function openWindow(title: string, lead: string): HTMLElement {
  const body = element("div", {});
  const close = element("button", { type: "button", textContent: historyTexts().close });
  const heading = element("h2", { id: "tajuk-window-title", textContent: title });
  const dialog = element("dialog", { className: "tajuk-dialog tajuk-window" }, [
    heading,
    element("p", { textContent: lead }),
    body,
    element("div", {}, [close]),
  ]);
  dialog.setAttribute("aria-labelledby", heading.id);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return body;
}

/** A button that does something slow once; again if it resolves with false. */
export function actionButton(label: string, act: () => Promise<unknown>): HTMLButtonElement {
  const button = element("button", { type: "button", textContent: label });
  button.addEventListener("click", () => {
    button.disabled = true;
    void act().then(
      (isDone) => {
        button.disabled = isDone !== false;
      },
      (error: unknown) => {
        button.disabled = false;
        const text = error instanceof Refusal ? error.message : historyTexts().failed;
        button.after(element("span", { role: "alert", textContent: ` ${text}` }));
      },
    );
  });
  return button;
}

/** Shows a button only while something is open that it is for. */
export function showWhile(button: HTMLButtonElement, isOpen: () => boolean): HTMLButtonElement {
  const follow = () => {
    button.hidden = !isOpen();
  };
  window.addEventListener("hashchange", follow);
  follow();
  return button;
}

/** A point in time, in the editor's words: `17 November 2026, 14.05`. */
export function timeText(time: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: "long", timeStyle: "short" }).format(
    new Date(time),
  );
}
