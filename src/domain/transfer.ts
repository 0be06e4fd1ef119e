// What browser and server both know about the ways to pay, above all transfers to the organisation's own account.

import type { Currency } from "./currency";
import { currencyOf } from "./languages";
import type { Money } from "./money";
import type { ProviderId } from "./payment";

/**
 * `largestCode`: rupiah, at most, that are added to the chosen sum to make it unique; `days`: how long it is awaited;
 * `largestQris`: rupiah, at most, that can be paid by QRIS (Bank Indonesia, since 2022); `smallest`: rupiah, at least, that
 * most banks transfer, to a virtual account, too.
 */
export const transfers = { largestCode: 999, days: 7, largestQris: 10_000_000, smallest: 10_000 } as const;

/** Where the next step leads: to a payment page, to our bank account, or to either. */
export function nextStep(methods: readonly ProviderId[]): "live" | "transfer" | "mixed" {
  if (!methods.includes("transfer")) return "live";
  return methods.every((method) => method === "transfer") ? "transfer" : "mixed";
}

/**
 * Which words name a way to pay a sum: `server:review.<name>`. Above what QRIS takes, only virtual accounts are promised
 * of Midtrans.
 */
export function wayName(id: Exclude<ProviderId, "sample">, { minor }: Money) {
  return id === "midtrans" && minor > transfers.largestQris ? "virtualAccount" : id;
}

/** Whether payers who are probably abroad, as their currency or language says, can only transfer to our account. */
export function isFromAbroad(methods: readonly ProviderId[], chosen: Currency, language: string): boolean {
  return nextStep(methods) === "transfer" && [chosen, currencyOf(language)].includes("USD");
}
