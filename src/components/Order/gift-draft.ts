import { currencies } from "../../domain/currency";
import { giftWordNames } from "../../domain/gift-words";
import { presetField } from "../../domain/payment";
import { dropFromTab, keepInTab, keptInTab } from "../tab-storage";

/** The fields of a donation form that are kept; the others come when the server has answered. */
const names = ["currency", ...currencies.map(presetField), "customAmount", "frequency", ...giftWordNames];

const storageKey = (slug: string) => `gift:${slug}`;

/** Keeps what was chosen and typed for a campaign, in this tab until the gift has come in. */
export function keepDraft(form: HTMLFormElement, slug: string): void {
  const fields = new FormData(form);
  keepInTab(storageKey(slug), Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""])));
}

/** Puts back what was chosen and typed, and unfolds what it stands in. */
export function restoreDraft(form: HTMLFormElement, slug: string): void {
  const draft = keptInTab(storageKey(slug)) as Readonly<Record<string, string>> | undefined;
  if (!draft) return;
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    const value = draft[control.name];
    if (value === undefined) continue;
    if (control.type === "radio") control.checked = control.value === value;
    else control.value ||= value;
    const fold = control.closest("details");
    if (fold && control.value !== "") fold.open = true;
  }
}

/** Forgets what was chosen: the gift has come in. */
export function dropDraft(slug: string): void {
  dropFromTab(storageKey(slug));
}
