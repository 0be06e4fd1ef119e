import type { OrderAddress } from "../../domain/payment";
import type { Fields } from "../../domain/record";
import { newKey } from "../new-key";
import { dropFromTab, keepInTab, keptInTab } from "../tab-storage";

const storageKey = (address: OrderAddress) => `order:${address}`;

interface KeptKey {
  readonly key: string;
  /** The choices that the key belongs to, as JSON. */
  readonly choices: string;
}

/** Keys in memory, only for browsers that block storage, as intentions are. */
const inMemory = new Map<OrderAddress, KeptKey>();

/**
 * The idempotency key of an order. It stays the same through double clicks, retries and reloads of this tab,
 * until a choice changes.
 */
export function orderKey(address: OrderAddress, fields: Fields): string {
  const choices = JSON.stringify(fields);
  const known = (keptInTab(storageKey(address)) as KeptKey | undefined) ?? inMemory.get(address);
  if (known?.choices === choices) return known.key;
  const fresh = { key: newKey(), choices };
  if (!keepInTab(storageKey(address), fresh)) inMemory.set(address, fresh);
  return fresh.key;
}

/** Forgets the key once its order has ended, so that the same choices make a new order. */
export function forgetOrderKey(address: OrderAddress): void {
  inMemory.delete(address);
  dropFromTab(storageKey(address));
}
