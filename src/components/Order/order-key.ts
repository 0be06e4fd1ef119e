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
  const known = kept.get(address) ?? readKey(address);
  if (known?.choices === choices) return known.key;
  const fresh = { key: newKey(), choices };
  kept.set(address, fresh);
  attempt(() => sessionStorage.setItem(storageKey(address), JSON.stringify(fresh)));
  return fresh.key;
}

/** Lets the same choices be another order: what they led to has ended. */
export function forgetOrderKey(address: OrderAddress): void {
  kept.delete(address);
  attempt(() => sessionStorage.removeItem(storageKey(address)));
}

/** 128 random bits; `randomUUID` is there on secure pages only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readKey(address: OrderAddress): KeptKey | undefined {
  const text = attempt(() => sessionStorage.getItem(storageKey(address)));
  return text ? attempt(() => JSON.parse(text) as KeptKey) : undefined;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
