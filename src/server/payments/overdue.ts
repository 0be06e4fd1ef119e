import { day } from "../../domain/durations";
import { transfers } from "../../domain/transfer";
import { passOver, type StorageRuntime } from "../storage/quarantine";
import { openPayments, readIntent } from "./store/payments";

/**
 * Whether a payment is open for longer than a transfer is awaited. That is taken for all providers, because commands
 * know none; most have less time.
 */
export async function hasOverdue(runtime: StorageRuntime): Promise<boolean> {
  const last = new Date(runtime.now().getTime() - transfers.days * day).toISOString();
  for (const reference of await openPayments(runtime.store)) {
    try {
      const intent = await readIntent(runtime.store, reference);
      if (intent && intent.createdAt <= last) return true;
    } catch (error) {
      await passOver(runtime, error, "payment_not_checked", reference);
    }
  }
  return false;
}
