import { defaultLanguage } from "../../domain/languages";
import { showField } from "../files/open-field";

/** Switches on, in the open form, that the entry is a draft, and brings that switch into view. */
export async function makeDraft(): Promise<void> {
  await showField("appearance.draft", defaultLanguage);
  const toggle = document.activeElement;
  if (toggle instanceof HTMLElement && toggle.matches('[role="switch"][aria-checked="false"]'))
    toggle.click();
}
