import type { AdminLanguage } from "../../content-model/field-info";
import { adminLanguage } from "./admin-language";

const english = {
  open: (place: number) => `Item ${place}: open or close`,
  remove: (place: number) => `Item ${place}: delete`,
  close: "Close",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    open: (place) => `Butir ${place}: buka atau tutup`,
    remove: (place) => `Butir ${place}: hapus`,
    close: "Tutup",
  },
};

/** What Decap puts before the words of a refused upload, in English only. */
const uploadFailed = /^Failed to persist media: (?:\w+: )?/;

/**
 * Names the controls that Decap leaves without a name, or names with a word of its own, whenever it adds some.
 * Returns what does so.
 */
export function nameControls(): MutationObserver {
  const t = texts[adminLanguage()];
  nameAll(t);
  const observer = new MutationObserver(() => nameAll(t));
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function nameAll(t: typeof english): void {
  for (const bar of document.querySelectorAll('[class*="ListItemTopBar"]')) {
    const item = bar.parentElement;
    const place = [...(item?.parentElement?.children ?? [])].indexOf(item as Element) + 1;
    if (bar.firstElementChild?.localName === "button") name(bar.firstElementChild, t.open(place));
    if (bar.lastElementChild?.localName === "button") name(bar.lastElementChild, t.remove(place));
  }
  for (const button of document.querySelectorAll(".Toastify__close-button")) name(button, t.close);
  // “Isian string”: the name of the widget, on what is no control
  for (const field of document.querySelectorAll('div[class*="-ControlContainer"][aria-label]'))
    field.removeAttribute("aria-label");
  const notices = document.createTreeWalker(
    document.querySelector(".Toastify") ?? new Text(),
    NodeFilter.SHOW_TEXT,
  );
  while (notices.nextNode()) {
    const { nodeValue } = notices.currentNode;
    if (nodeValue && uploadFailed.test(nodeValue))
      notices.currentNode.nodeValue = nodeValue.replace(uploadFailed, "");
  }
}

function name(control: Element, words: string): void {
  if (control.getAttribute("aria-label") !== words) control.setAttribute("aria-label", words);
}
