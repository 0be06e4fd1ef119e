import { currencies } from "../../domain/currency";
import { giftWordNames } from "../../domain/gift-words";
import { currencyOf } from "../../domain/languages";
import { presetField } from "../../domain/payment";
import { dropFromTab, keepInTab, keptInTab } from "../tab-storage";

const amountNames = ["currency", ...currencies.map(presetField), "customAmount"];

/** The fields of a donation form that are kept; the others come when the server has answered. */
const names = ["language", ...amountNames, "frequency", ...giftWordNames];

const storageKey = (slug: string) => `gift:${slug}`;

/** Keeps what was chosen and typed for a campaign, in this tab until the gift has come in. */
export function keepDraft(form: HTMLFormElement, slug: string): void {
  const fields = new FormData(form);
  keepInTab(storageKey(slug), Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""])));
}

/**
 * Puts back what was chosen and typed, and unfolds what it stands in. A preset that was left in the currency of
 * another language's page gives way to those of this page.
 */
export function restoreDraft(form: HTMLFormElement, slug: string): void {
  const draft = keptInTab(storageKey(slug)) as Readonly<Record<string, string>> | undefined;
  if (!draft) return;
  const { language = "", currency, customAmount } = draft;
  const isElsewhere = new FormData(form).get("language") !== language;
  const skipped = isElsewhere && customAmount === "" && currency === currencyOf(language) ? amountNames : [];
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    const value = draft[control.name];
    if (value === undefined || control.type === "hidden" || skipped.includes(control.name)) continue;
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
