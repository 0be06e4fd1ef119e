import { defaultLanguage, isLanguage, languageCodes } from "../../domain/languages";
import { decapPart } from "../../patches/decap-parts";
import { adminLanguage, languageLabel } from "./admin-language";
import { element } from "./element";
import { phone } from "./phone-styles";

/** What a phone shows of a form: one language, or the preview. */
type Pane = string;
const preview: Pane = "preview";

/** Decap's own storage key for what stands beside the form: `i18n` or `preview`. */
export const beside = "cms.right-pane";

const words = {
  en: { group: "Show", preview: "Preview" },
  id: { group: "Tampilkan", preview: "Pratinjau" },
} as const;

/**
 * Adds the switch with which a phone shows one language of a form at a time, or the preview, and shows the
 * editor's language first. Decap keeps both columns; styles hide one of them.
 */
export function addPhonePanes(): void {
  if (matchMedia(phone).matches) localStorage.setItem(beside, "i18n");
  const panes = [
    ...languageCodes.map((code) => [code, languageLabel(code)] as const),
    [preview, words[adminLanguage()].preview] as const,
  ];
  const buttons = panes.map(([pane, name]) => {
    const button = element("button", { type: "button", textContent: name });
    button.dataset.paneName = pane;
    button.addEventListener("click", () => void showPane(pane));
    return button;
  });
  const group = element("div", { className: "tajuk-panes" }, buttons);
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", words[adminLanguage()].group);
  document.body.append(group);
  // the area has words in languages that the site may lack
  mark(isLanguage(adminLanguage()) ? adminLanguage() : defaultLanguage);
  showRefusedFields();
}

/** Shows a pane: the preview in the language that was shown before it. */
async function showPane(pane: Pane): Promise<void> {
  const before = document.documentElement.dataset.pane ?? defaultLanguage;
  if (pane === before) return;
  // not shown before its language is in it: what is typed at once would go into the other one
  await writeInFirstColumn(pane === preview ? before : defaultLanguage);
  mark(pane);
  const wanted = pane === preview ? preview : "i18n";
  if (localStorage.getItem(beside) !== wanted) viewControl(wanted === preview ? 1 : 0)?.click();
}

function mark(pane: Pane): void {
  document.documentElement.dataset.pane = pane;
  for (const button of document.querySelectorAll<HTMLElement>(".tajuk-panes button"))
    button.setAttribute("aria-pressed", String(button.dataset.paneName === pane));
}

/** On a phone, shows a language of the form in place of the other one, or of the preview. */
export async function showLanguage(language: string): Promise<void> {
  if (isLanguage(language) && matchMedia(phone).matches) await showPane(language);
}

/** The round buttons of Decap's form: both languages, and the preview where there is one. */
export function viewControl(index: number): HTMLElement | undefined {
  return document.querySelectorAll<HTMLElement>(`${decapPart.ViewControls} button`)[index];
}

/** Above each column of the form, Decap's menus: which language it is in, and from which one to fill it in. */
export const languageMenus = decapPart.LocaleRowWrapper;

/** Chooses the language of the form's first column, which is also the preview's, in Decap's own menu. */
export async function writeInFirstColumn(code: string): Promise<void> {
  const row = document.querySelector(languageMenus);
  const button = row?.querySelector<HTMLElement>('[role="button"]');
  if (!row || !button || button.textContent.endsWith(languageLabel(code))) return;
  // an open menu is closed by a click elsewhere, such as the one that is just being handled
  await new Promise(requestAnimationFrame);
  button.click();
  await new Promise(requestAnimationFrame);
  const items = [...row.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  items.find((item) => item.textContent.trim() === languageLabel(code))?.click();
}

/** What saves: an item of the menu, or the button for a draft. */
const saving = `${decapPart.ToolbarSectionMain} :is([role="menuitem"], ${decapPart.SaveButton})`;

/**
 * After a refused save, shows the first field that Decap complains about: it checks the first column only. On a slow
 * phone that takes a while.
 */
function showRefusedFields(): void {
  const watcher = new MutationObserver(() => {
    const refused = document.querySelector(`.Pane1 ${decapPart.ControlErrorsList} li`);
    if (!refused) return;
    watcher.disconnect();
    mark(defaultLanguage);
    refused.closest(decapPart.ControlContainer)?.scrollIntoView({ block: "center" });
  });
  const follow = ({ target }: MouseEvent) => {
    watcher.disconnect();
    if (target instanceof Element && target.closest(saving))
      watcher.observe(document.body, { childList: true, subtree: true });
  };
  // before Decap, which takes the item out of the page when it is pressed
  document.addEventListener("click", follow, true);
}
