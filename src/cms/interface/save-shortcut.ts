import { decapPart } from "../../patches/decap-parts";
import type { Phrases } from "../decap-cms";
import { itemOf } from "./menu-item";

/** Chooses an item of a menu, and leaves the cursor where it is. */
async function press(menu: HTMLElement, name: string): Promise<void> {
  const place = document.activeElement;
  (await itemOf(menu, name))?.click();
  // by then the menu has given the focus to its button
  await new Promise(requestAnimationFrame);
  if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
}

/** Saves the open form by Ctrl+S or ⌘S, or publishes it where saving is publishing, by the button that does. */
export function saveByKeyboard(phrases: Phrases): void {
  const words = (phrases.editor as Phrases).editorToolbar as Readonly<Record<string, string>>;
  document.addEventListener("keydown", (event) => {
    const isShortcut = event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey);
    const toolbar = document.querySelector(decapPart.ToolbarSectionMain);
    if (!isShortcut || event.altKey || event.shiftKey || !toolbar) return;
    event.preventDefault();
    if (event.repeat || document.querySelector("dialog[open]")) return;
    const button = (name = "") =>
      [...toolbar.querySelectorAll<HTMLElement>('button, [role="button"]')].find(
        ({ textContent }) => textContent === name,
      );
    const save = button(words.save);
    const publish = button(words.publish)?.closest<HTMLElement>(decapPart.ToolbarDropdown);
    if (save) save.click();
    else if (publish) void press(publish, words.publishNow ?? "");
  });
}
