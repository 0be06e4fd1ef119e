import { languageCodes, type Language } from "../../domain/languages";
import type { FillingIn } from "../validation/filling-in";
import { languageLabel } from "./admin-language";
import { itemOf } from "./menu-item";
import { languageMenus, showLanguage, writeInFirstColumn } from "./phone-panes";

/** The language of the column that a part of its menus belongs to. */
export function languageOfMenus(part: Element | null | undefined): Language | undefined {
  const chosen = part?.closest(languageMenus)?.querySelector('[role="button"]')?.textContent;
  return languageCodes.find((code) => chosen?.endsWith(languageLabel(code)));
}

/** Fills a language of the open form in from another one, by the menu of its column. */
export async function fillIn({ into, from }: FillingIn): Promise<void> {
  const find = () =>
    [...document.querySelectorAll(languageMenus)].find((row) => languageOfMenus(row) === into);
  await showLanguage(into);
  if (!find()) await writeInFirstColumn(into);
  const menu = find()?.lastElementChild;
  const item = menu && (await itemOf(menu as HTMLElement, languageLabel(from)));
  item?.click();
}
