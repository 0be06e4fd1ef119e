import { element } from "./element";

/** Content of a dialog in the editors' area. */
export interface DialogContent {
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly { readonly term: string; readonly text: string }[];
  /** Labels. The first button has focus, and Escape counts as pressing it. */
  readonly buttons: readonly [string, ...string[]];
}

/**
 * Shows a dialog over Decap, whose own dialogs cannot hold a list; resolves with the pressed button's label.
 */
export async function openDialog({ title, lead, lines, buttons }: DialogContent): Promise<string> {
  const dialog = element("dialog", { className: "tajuk-dialog" }, [
    element("h2", { id: "tajuk-dialog-title", textContent: title }),
    element("p", { textContent: lead }),
    element(
      "ul",
      {},
      lines.map(({ term, text }) => line(term, text)),
    ),
    element(
      "form",
      { method: "dialog" },
      buttons.map((name) => element("button", { value: name, textContent: name })),
    ),
  ]);
  dialog.setAttribute("aria-labelledby", "tajuk-dialog-title");
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => {
    dialog.addEventListener("close", resolve, { once: true });
  });
  dialog.remove();
  return dialog.returnValue || buttons[0];
}

function line(term: string, text: string): HTMLLIElement {
  return element("li", {}, [element("strong", { textContent: term }), `: ${text}`]);
}
