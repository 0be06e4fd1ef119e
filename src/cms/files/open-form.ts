import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import { copyFileAt } from "../../content-model/entry-file";
import { defaultLanguage } from "../../domain/languages";
import { decapPart } from "../../patches/decap-parts";
import { pathInContent } from "../backend/read-content";
import { stringsName } from "../config/config";
import { adminLanguage } from "../interface/admin-language";
import { entryFiles } from "./entry-files";
import { stringsTitle } from "./strings-title";

/** Address of an entry's form. */
const form = /^#\/collections\/(?<collection>[^/]+)\/entries\/(?<slug>[^/?]+)/;

/** The entry, page copy, settings or strings whose form is open. */
export interface OpenForm {
  readonly collection: string;
  readonly slug: string;
}

/** What is open in a form; null in lists, and for an entry that was never saved. */
export function openForm(): OpenForm | null {
  const { collection, slug } = form.exec(location.hash)?.groups ?? {};
  return collection && slug ? { collection, slug } : null;
}

/** Marks the address of a form in a tab beside one that has the same form with other words. */
const secondTab = "saved";

/** The address of the open form in a second tab, which shows what is saved, without a backup. */
export function secondTabAddress(): string {
  return `${location.hash.split("?")[0]}?${secondTab}`;
}

/** Whether the open form is in such a second tab. */
export function isSecondTab(): boolean {
  return new URLSearchParams(location.hash.split("?")[1]).has(secondTab);
}

/** Whether the open form holds changes that were never saved. */
export function isUnsaved(): boolean {
  return document.querySelector(decapPart.BackStatusChanged) !== null;
}

/** Paths, from the project's root, of the files that are open in a form. */
export function openFiles(): readonly string[] {
  const { collection, slug } = openForm() ?? {};
  return collection && slug ? entryFiles(collection, slug) : [];
}

/**
 * What the editor calls what is open in a form: the name of the page, settings or interface strings, or the title that
 * stands there, in the editor's language where it has one.
 *
 * @param texts that were read, whose title is taken: beside a preview the form shows that of one language only
 */
export function openName(texts: readonly ContentText[] = []): string {
  const [path = ""] = openFiles();
  const { collection, slug = "" } = openForm() ?? {};
  if (collection === stringsName) return stringsTitle(slug, adminLanguage());
  const label = copyFileAt(pathInContent(path))?.label[adminLanguage()];
  const own = texts.filter(({ name }) => name === `${collection}/${slug}`);
  const read = textFor(adminLanguage(), own);
  const other = adminLanguage() === defaultLanguage ? "" : titleIn(".Pane2");
  return (label ?? (read ? titleOf(read) : other || titleIn("#nc-root"))) || slug;
}

/** The first title in a part of the page: a draft may have one in any language. */
function titleIn(part: string): string {
  const titles = [...document.querySelectorAll<HTMLInputElement>(`${part} [id^='title-field-']`)];
  return titles.map(({ value }) => value).find((title) => title.trim() !== "") ?? "";
}

/** Marks the page while the form of a new entry is open, which Decap calls saved before anything was typed. */
export function markNewForms(): void {
  const mark = () => {
    document.documentElement.toggleAttribute("data-new-entry", /\/new(?:\?|$)/.test(location.hash));
  };
  window.addEventListener("hashchange", mark);
  mark();
}
