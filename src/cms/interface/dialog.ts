import { element } from "./element";

/** A line of a dialog; its term leads to `href`, in another tab, or closes the dialog and shows something, if it can. */
interface DialogLine {
  readonly term: string;
  readonly text: string;
  readonly href?: string | undefined;
  readonly show?: () => void;
}

/** Content of a dialog in the editors' area. */
export interface DialogContent {
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly DialogLine[];
  /** Shown below the lines. */
  readonly more?: readonly HTMLElement[];
  /** Labels. Escape counts as pressing the first button. */
  readonly buttons: readonly [string, ...string[]];
  /** Of a button that can be pressed once something is chosen: its label, and where. */
  readonly waiting?: { readonly button: string; readonly choice: HTMLSelectElement };
}

/**
 * Shows a dialog over Decap, whose own dialogs cannot hold a list; resolves with the pressed button's label.
 */
export async function openDialog({
  title,
  lead,
  lines,
  more = [],
  buttons,
  waiting,
}: DialogContent): Promise<string> {
  const dialog = element("dialog", { className: "tajuk-dialog" }, [
    element("h2", { id: "tajuk-dialog-title", textContent: title }),
    element("p", { id: "tajuk-dialog-lead", textContent: lead }),
    element(
      "ul",
      {},
      lines.map((each) => line(each, () => dialog.close())),
    ),
    ...more,
    element(
      "form",
      { method: "dialog" },
      buttons.map((name) => element("button", { value: name, textContent: name })),
    ),
  ]);
  dialog.setAttribute("aria-labelledby", "tajuk-dialog-title");
  dialog.setAttribute("aria-describedby", "tajuk-dialog-lead");
  document.body.append(dialog);
  const late = [...dialog.querySelectorAll("button")].find(({ value }) => value === waiting?.button);
  if (late && waiting) {
    late.disabled = true;
    waiting.choice.addEventListener("change", () => (late.disabled = waiting.choice.value === ""));
  }
  dialog.showModal();
  await new Promise((resolve) => {
    dialog.addEventListener("close", resolve, { once: true });
  });
  dialog.remove();
  return dialog.returnValue || buttons[0];
}

/** Closes what is open over the area, as Escape does, when its address changes: it is about what was shown there. */
export function closeDialogsOnLeaving(): void {
  window.addEventListener("hashchange", () => {
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  });
}

function line({ term, text, href, show }: DialogLine, close: () => void): HTMLLIElement {
  const name = element("strong", { textContent: term });
  const away = { target: "_blank", rel: "noopener" };
  const head =
    href === undefined && !show
      ? name
      : element("a", { href: href ?? location.hash, ...(href !== undefined && away) }, [name]);
  if (show) {
    head.addEventListener("click", (event) => {
      event.preventDefault();
      // the browser gives the focus back to where it was
      close();
      show();
    });
  }
  // a title may be a sentence
  return element("li", {}, [head, /[.!?…]$/.test(term) ? ` ${text}` : `: ${text}`]);
}
