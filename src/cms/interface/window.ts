import { dateLocale } from "../../domain/languages";
import { historyTexts } from "../history/history-texts";
import { Refusal } from "../validation/refusal";
import { element } from "./element";

/** What a window shows. */
export interface WindowContent {
  readonly title: string;
  readonly lead: string;
  readonly list: HTMLElement;
}

/** Opens a window over the editors' area; it closes by a button or Escape. */
export function openWindow(title: string, lead: string): HTMLElement {
  return makeWindow(title, lead).body;
}

/** Opens a window that says that its content is being read until it is there. Closes it again if that fails. */
export async function openWhileReading(title: string, read: () => Promise<WindowContent>): Promise<void> {
  const { dialog, heading, said, body } = makeWindow(title, historyTexts().reading);
  said.role = "status";
  try {
    const { list, ...found } = await read();
    heading.textContent = found.title;
    said.textContent = found.lead;
    body.append(list);
  } catch (error) {
    dialog.close();
    throw error;
  }
}

function makeWindow(title: string, lead: string) {
  const [body, said] = [element("div", {}), element("p", { textContent: lead })];
  const close = element("button", { type: "button", textContent: historyTexts().close });
  const heading = element("h2", { id: "tajuk-window-title", textContent: title });
  const dialog = element("dialog", { className: "tajuk-dialog tajuk-window" }, [
    heading,
    said,
    body,
    element("div", {}, [close]),
  ]);
  dialog.setAttribute("aria-labelledby", heading.id);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, heading, said, body };
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
