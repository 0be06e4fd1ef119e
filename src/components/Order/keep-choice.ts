import type { Payment } from "../../domain/contract/payment-answers";
import { keepInTab } from "../tab-storage";
import { storageKey } from "./gift-draft";

/** Chooses a gift like one that was made, as if the donor had chosen it in this tab. */
export function keepChoice({
  slug,
  chosen,
  frequency,
}: Pick<Payment, "slug" | "chosen" | "frequency">): void {
  keepInTab(storageKey(slug), { currency: chosen.currency, customAmount: chosen.value, frequency });
}
