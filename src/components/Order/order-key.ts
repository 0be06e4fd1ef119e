import { newKey } from "../new-key";
import { dropFromTab, keepInTab, keptInTab } from "../tab-storage";
import type { OrderAddress } from "./send-order";

const storageKey = (address: OrderAddress) => `order:${address}`;

interface KeptKey {
  readonly key: string;
  /** The choices that it belongs to. */
  readonly choices: string;
}

/** Keys of this page, for browsers that refuse storage. */
const kept = new Map<OrderAddress, KeptKey>();

/**
 * The idempotency key of an order: the same for the same choices, over double clicks, retries and
 * reloads of this tab, and a new one when a choice changes.
 */
export function orderKey(address: OrderAddress, fields: Readonly<Record<string, unknown>>): string {
  const choices = JSON.stringify(fields);
  const known = kept.get(address) ?? (keptInTab(storageKey(address)) as KeptKey | undefined);
  if (known?.choices === choices) return known.key;
  const fresh = { key: newKey(), choices };
  kept.set(address, fresh);
  keepInTab(storageKey(address), fresh);
  return fresh.key;
}

/** Lets the same choices be another order: what they led to has ended. */
export function forgetOrderKey(address: OrderAddress): void {
  kept.delete(address);
  dropFromTab(storageKey(address));
}
