import type { Runtime } from "../../runtime";
import { giftAmount } from "../store/gift-state";
import type { StoredPayment } from "../store/payments";
import { storeEvent } from "../store/record-event";

/**
 * Ends a monthly donation at its provider, and stores that it has ended; the regular job tells donor and team.
 *
 * @throws {ProviderError} if the provider fails
 */
export async function endGift(
  { intent, session, events }: StoredPayment,
  runtime: Pick<Runtime, "store" | "providers" | "log" | "now">,
): Promise<void> {
  const gifts = runtime.providers.find(({ id }) => id === intent.provider)?.gifts;
  if (!gifts || !session) throw new Error("This donation cannot be ended here.");
  await gifts.end(session.providerSession);
  const { reference } = intent;
  const ended = { reference, key: "ended", kind: "ended", occurredAt: runtime.now() } as const;
  await storeEvent({ ...ended, amount: giftAmount(intent, events) }, runtime);
}
