import { second } from "../../domain/durations";
import { believedTime } from "../clock";
import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { type Finding, ProviderError } from "./providers/provider";
import { paymentState } from "./store/payment-state";
import { readPayment, type PaymentStanding, type StoredPayment } from "./store/payments";
import { recordEvent } from "./store/record-event";

/** Minimum time between two requests to a provider about the same payment, in milliseconds. */
const askEvery = 10 * second;

/**
 * Looks up a payment by its reference; undefined if it is unknown. While the payment is open, the provider
 * is asked, because its webhook may be late or lost.
 *
 * @param onFailure gets what kept the provider from answering, which is logged in any case
 */
export async function lookUpPayment(
  reference: string,
  runtime: Runtime,
  onFailure?: (error: unknown) => void,
): Promise<PaymentStanding | undefined> {
  const stored = await readPayment(runtime.store, reference);
  if (!stored) return undefined;
  const known = chargedIn(stored);
  if (known) return { ...stored, charged: known };
  const asked = await runtime.lock.run(`check:${reference}`, () => ask(stored, runtime, onFailure));
  const current = (await readPayment(runtime.store, reference)) ?? stored;
  return { ...current, charged: chargedIn(current) ?? asked };
}

/** Whether money was taken, judged by the state alone; undefined while the payment is open. */
function chargedIn({ intent, events }: StoredPayment): Finding["charged"] | undefined {
  // a bank does not tell us what it was asked to transfer for a payment that we no longer await
  const ended = intent.provider === "transfer" ? "unknown" : "no";
  const states = {
    created: undefined,
    pending: undefined,
    paid: "yes",
    failed: "no",
    expired: ended,
    replaced: ended,
    refunded: "unknown",
    mismatch: "unknown",
  } as const;
  return states[paymentState(events)];
}

async function ask(
  { intent, session }: StoredPayment,
  runtime: Runtime,
  onFailure?: (error: unknown) => void,
): Promise<Finding["charged"]> {
  const { asked: answers } = runtime;
  const now = runtime.now().getTime();
  for (const [reference, { at }] of answers) if (Math.abs(now - at) >= askEvery) answers.delete(reference);
  const recent = answers.get(intent.reference);
  if (recent) return recent.charged;
  const charged = await askProvider(intent.reference, { intent, session }, runtime, onFailure);
  answers.set(intent.reference, { at: now, charged });
  return charged;
}

async function askProvider(
  reference: string,
  { intent, session }: Pick<StoredPayment, "intent" | "session">,
  runtime: Runtime,
  onFailure?: (error: unknown) => void,
) {
  const provider = runtime.providers.find(({ id }) => id === intent.provider);
  if (!provider || !session) return "unknown";
  try {
    const believed = await believedTime(runtime);
    const { event, charged } = await provider.check(intent, session.providerSession, believed);
    if (event) await recordEvent(event, runtime);
    return charged;
  } catch (error) {
    const code = error instanceof ProviderError ? error.code : errorCode(error);
    runtime.log("error", "payment_not_checked", { reference, provider: intent.provider, code });
    onFailure?.(error);
    return "unknown";
  }
}
