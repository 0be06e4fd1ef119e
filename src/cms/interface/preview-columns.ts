import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import { decapPart } from "../../patches/decap-parts";
import { beside, languageMenus, viewControl, writeInFirstColumn } from "./phone-panes";
import { phone } from "./phone-styles";

/**
 * Shows the preview in the language that is being written, and gives the form its two languages back when the preview
 * is closed: Decap would leave the first one alone. On a phone, its own switch does so.
 */
export function keepColumns(): void {
  let written: Language = defaultLanguage;
  let besideBefore = "i18n";
  const followWriting = ({ target }: Event) => {
    const pane = target instanceof Element && target.closest(decapPart.ControlPaneContainer);
    // the menu of languages is pressed for the preview, too
    if (!pane || target.closest(languageMenus) || localStorage.getItem(beside) === "preview") return;
    written = (pane.closest(".Pane2") ? languageCodes[1] : undefined) ?? defaultLanguage;
  };
  for (const event of ["focusin", "click"]) document.addEventListener(event, followWriting, true);
  const followPreview = ({ target }: MouseEvent) => {
    const eye = viewControl(1);
    if (!eye || !(target instanceof Node) || !eye.contains(target) || matchMedia(phone).matches) return;
    const shown = localStorage.getItem(beside) ?? "i18n";
    const isClosed = shown === "preview";
    if (!isClosed) besideBefore = shown;
    void followDecap(isClosed, isClosed && besideBefore === "i18n");
  };
  const followDecap = async (isClosed: boolean, hasTwo: boolean) => {
    // Decap hears of the press later, and then makes each column anew
    await new Promise(requestAnimationFrame);
    if (hasTwo) viewControl(0)?.click();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await writeInFirstColumn(isClosed ? defaultLanguage : written);
  };
  document.addEventListener("click", followPreview, true);
}
