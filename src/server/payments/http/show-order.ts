import type { Fields } from "../../../domain/record";
import { idempotencyKey } from "../../reference";
import type { Offer } from "../offers";
import type { Order } from "../order";
import { reviewPage } from "../pages/review-page";
import { samplePage } from "../pages/sample-page";
import type { Exchange } from "./refuse-order";

/** Whether it is the form in which a gift is chosen: the page after it adds a key. */
export function isOfDonationForm(fields: Fields): boolean {
  return !("product" in fields) && idempotencyKey(fields.idempotencyKey) === undefined;
}

/** The page about an order that starts nothing. */
export function shownOrder(
  { runtime, texts, fields }: Exchange,
  order: Order,
  offers: readonly Offer[],
): string {
  return takesMoney(offers)
    ? reviewPage(runtime, texts, order, offers, fields)
    : samplePage(runtime, texts, order, fields);
}

/** Whether a payer is charged by any of the ways to pay, as with sample payments by none. */
export function takesMoney(offers: readonly Offer[]): boolean {
  return offers.some(({ provider }) => provider.charges);
}
