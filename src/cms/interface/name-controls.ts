import type { AdminLanguage } from "../../content-model/field-info";
import { languageCodes } from "../../domain/languages";
import { decapPart } from "../../patches/decap-parts";
import { openName } from "../files/open-form";
import { shortened } from "../files/value-text";
import { historyTexts } from "../history/history-texts";
import { adminLanguage, languageLabel } from "./admin-language";
import { nameMediaCards } from "./media-cards";
import { languageMenus } from "./phone-panes";

const english = {
  open: (place: number) => `Item ${place}: open or close`,
  remove: (place: number) => `Item ${place}: delete`,
  move: (place: number) => `Item ${place}: move with the arrow keys`,
  preview: "Preview",
  markdown: "Write Markdown in place of rich text",
  lifted: "Item lifted",
  dropped: "Item put down",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    open: (place) => `Butir ${place}: buka atau tutup`,
    remove: (place) => `Butir ${place}: hapus`,
    move: (place) => `Butir ${place}: pindahkan dengan tombol panah`,
    preview: "Pratinjau",
    markdown: "Tulis Markdown sebagai ganti teks berformat",
    lifted: "Butir diangkat",
    dropped: "Butir diletakkan",
  },
};

const codes = languageCodes.join("|");

/** A language's code, alone or in capitals. */
const languageCode = new RegExp(`^(?:${codes})$|\\b(?:${codes.toUpperCase()})\\b`);

/** Words of Decap's, with the name of a language in place of its code: an editor looks for a language. */
function withLanguageName(text: string): string {
  return text.replace(languageCode, (code) => languageLabel(code.toLowerCase()));
}

/** What Decap says of an item's handle, in English: “sortable”, and keys that it does not listen to. */
const untrue = ["aria-roledescription", "aria-describedby", "aria-disabled", "aria-pressed"];

/** The place of an item of a list, from 0, if this is the handle by which it is moved. */
export function placeOfHandle(handle: HTMLElement): number | undefined {
  const bar = handle.closest(decapPart.ListItemTopBar);
  return bar && handle.hasAttribute("aria-keyshortcuts") ? placeOfBar(bar) : undefined;
}

function placeOfBar({ parentElement: item }: Element): number {
  return [...(item?.parentElement?.children ?? [])].indexOf(item as Element);
}

/** What the form calls the item below a bar, which is in the document also while the item is open. */
function titleOfItem({ nextElementSibling: title }: Element): string {
  return title?.matches(decapPart.NestedObjectLabel) ? shortened(title.textContent.trim(), longestTitle) : "";
}

/** Of the title of an item, in characters: a screen reader says it with each of its three controls. */
const longestTitle = 60;

/**
 * Names the controls that Decap leaves without a name, or names with a word of its own, whenever it adds some.
 * Returns what does so.
 */
export function nameControls(): MutationObserver {
  const t = texts[adminLanguage()];
  nameAll(t);
  const observer = new MutationObserver(() => nameAll(t));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}

function nameAll(t: typeof english): void {
  for (const bar of document.querySelectorAll(decapPart.ListItemTopBar)) {
    const place = placeOfBar(bar) + 1;
    const called = (words: string) => [words, titleOfItem(bar)].filter(Boolean).join(" — ");
    if (bar.firstElementChild?.localName === "button") name(bar.firstElementChild, called(t.open(place)));
    if (bar.lastElementChild?.localName === "button") name(bar.lastElementChild, called(t.remove(place)));
    const handle = bar.querySelector('[aria-roledescription="sortable"], [aria-keyshortcuts]');
    if (!handle) continue;
    for (const attribute of untrue) handle.removeAttribute(attribute);
    handle.setAttribute("aria-keyshortcuts", "ArrowUp ArrowDown");
    name(handle, called(t.move(place)));
  }
  for (const button of document.querySelectorAll(".Toastify__close-button"))
    name(button, historyTexts().close);
  // “Isian string”: the name of the widget, on what is no control
  for (const field of document.querySelectorAll(`div${decapPart.ControlContainer}[aria-label]`))
    field.removeAttribute("aria-label");
  nameRichTexts(t);
  nameMediaCards();
  nameEntry();
  for (const frame of document.querySelectorAll("iframe")) frame.title = t.preview;
  // “notification timer”
  for (const bar of document.querySelectorAll(decapPart.ProgressBar)) bar.ariaHidden = "true";
  sayAnew('[id^="DndLiveRegion"]', (text) => dragged(text, t));
  sayAnew(languageMenus, withLanguageName);
}

/** A rich text has no name, its switch to Markdown neither name nor state, and its menus are buttons in buttons. */
function nameRichTexts({ markdown }: typeof english): void {
  for (const text of document.querySelectorAll("[data-slate-editor]")) {
    const label = text.closest(decapPart.ControlContainer)?.querySelector("label");
    if (label) name(text, label.textContent);
  }
  for (const toggle of document.querySelectorAll(`${decapPart.ToolbarToggle}[role="switch"]`)) {
    name(toggle, markdown);
    toggle.ariaChecked ??= "false";
  }
  for (const inner of document.querySelectorAll<HTMLElement>('[role="button"] > button:not([inert])')) {
    inner.inert = true;
    inner.ariaHidden = "true";
    if (inner.parentElement) inner.parentElement.title = inner.title;
  }
}

/** What is said of an item of a list that somebody drags; Decap says it in English, by the item's number. */
function dragged(words: string, { lifted, dropped }: typeof english): string {
  if (words.startsWith("Picked up")) return lifted;
  if (words.includes("was dropped")) return dropped;
  return words.startsWith("Draggable item") ? "" : words;
}

/** Changes the texts in the elements that a selector finds. */
function sayAnew(selector: string, change: (text: string) => string): void {
  for (const part of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue } = texts.currentNode;
      if (nodeValue && change(nodeValue) !== nodeValue) texts.currentNode.nodeValue = change(nodeValue);
    }
  }
}

function name(control: Element, words: string): void {
  if (control.getAttribute("aria-label") !== words) control.setAttribute("aria-label", words);
}

/** Shows above the way back from a form which entry is in it. */
export function nameEntry(): void {
  const way = document.querySelector<HTMLElement>(decapPart.BackCollection);
  if (way) way.dataset.entry = openName();
}
