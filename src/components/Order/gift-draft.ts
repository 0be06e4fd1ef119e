import type { Payment } from "../../domain/contract/payment-answers";
import { currencies } from "../../domain/currency";
import { giftWordNames } from "../../domain/gift-words";
import { presetField } from "../../domain/payment";
import { draftKeys, dropFromTab, keepInTab, keptInTab } from "../tab-storage";

const amountNames: readonly string[] = ["currency", ...currencies.map(presetField), "customAmount"];

/** The fields of a donation form that are kept, besides those of the amount. */
const otherNames: readonly string[] = ["frequency", ...giftWordNames];

/** Where the choices for a campaign are kept. */
const storageKey = (slug: string) => `${draftKeys}gift:${slug}`;

/**
 * Keeps what was chosen and typed for a campaign, in this tab until the gift has come in. An amount that the page
 * proposes is not kept: pages in another language propose theirs.
 */
export function keepDraft(form: HTMLFormElement, slug: string): void {
  const fields = new FormData(form);
  const changed = inputs(form).filter((input) =>
    input.type === "radio" ? input.checked !== input.defaultChecked : input.value !== "",
  );
  const isChanged = (names: readonly string[]) => changed.some(({ name }) => names.includes(name));
  const names = [amountNames, otherNames].filter(isChanged).flat();
  if (names.length === 0) dropFromTab(storageKey(slug));
  else keepInTab(storageKey(slug), Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""])));
}

/** Chooses a gift like one that was made, as if the donor had chosen it in this tab. */
export function keepChoice({
  slug,
  chosen,
  frequency,
}: Pick<Payment, "slug" | "chosen" | "frequency">): void {
  keepInTab(storageKey(slug), { currency: chosen.currency, customAmount: chosen.value, frequency });
}

/**
 * Puts back what was chosen and typed, and unfolds what it stands in. The field that has the focus stays as it is,
 * and with one of the amount all of the amount: a sum means another one in another currency.
 */
export function restoreDraft(form: HTMLFormElement, slug: string): void {
  const draft = keptInTab(storageKey(slug)) as Readonly<Record<string, string>> | undefined;
  const { name: used = "" } = inputs(form).find((input) => input === document.activeElement) ?? {};
  const kept = amountNames.includes(used) ? amountNames : [used];
  for (const input of inputs(form)) {
    const value = draft?.[input.name];
    if (value === undefined || kept.includes(input.name)) continue;
    if (input.type === "radio") input.checked = input.value === value;
    else input.value ||= value;
    const fold = input.closest("details");
    if (fold && input.value !== "") fold.open = true;
  }
}

/** How a payer chose to pay. */
export interface KeptWay {
  readonly method?: string;
  readonly coversFee?: boolean;
}

const wayKey = (slug: string) => `${draftKeys}way:${slug}`;

/** Keeps how a payer chose to pay for a campaign or product, in this tab until the payment has come in. */
export function keepWay(slug: string, way: KeptWay): void {
  keepInTab(wayKey(slug), way);
}

/** The way that was kept. */
export function keptWay(slug: string): KeptWay {
  return (keptInTab(wayKey(slug)) as KeptWay | undefined) ?? {};
}

/** Forgets what was chosen: the payment has come in. */
export function dropDraft(slug: string): void {
  dropFromTab(storageKey(slug));
  dropFromTab(wayKey(slug));
}

const payerKey = "payer";

/** Keeps what a payer typed as their address, in this tab until the payment has come in. */
export function keepPayer(email: string): void {
  keepInTab(payerKey, { email });
}

/** The address that was kept. */
export function keptPayer(): string | undefined {
  return (keptInTab(payerKey) as { readonly email: string } | undefined)?.email;
}

/** Forgets the payer's address. */
export function dropPayer(): void {
  dropFromTab(payerKey);
}

function inputs(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.elements].filter((control) => control instanceof HTMLInputElement);
}
