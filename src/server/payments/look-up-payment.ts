import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { paymentState } from "./payment-state";
import { readPayment, type StoredPayment } from "./payments";
import { type Finding, ProviderError } from "./provider";
import { recordEvent } from "./record-event";

export interface PaymentStanding extends StoredPayment {
  /** Whether money was taken, as far as the provider has said. */
  readonly charged: Finding["charged"];
}

/** A provider is asked about the same payment no more often than this, in milliseconds. */
const askEvery = 10_000;

/**
 * How a payment stands. While it is open the provider is asked, for a message of it may be late or lost.
 * Undefined if there is no payment of this reference.
 */
export async function lookUpPayment(
  reference: string,
  runtime: Runtime,
): Promise<PaymentStanding | undefined> {
  const stored = await readPayment(runtime.store, reference);
  if (!stored) return undefined;
  if (!stored.session) return { ...stored, charged: "no" };
  const known = chargedIn(stored);
  if (known) return { ...stored, charged: known };
  const asked = await runtime.lock.run(`check:${reference}`, () => ask(stored, runtime));
  const current = (await readPayment(runtime.store, reference)) ?? stored;
  return { ...current, charged: chargedIn(current) ?? asked };
}

/** What the state alone says; undefined while it is open. */
function chargedIn({ events }: StoredPayment): Finding["charged"] | undefined {
  const states = {
    created: undefined,
    pending: undefined,
    paid: "yes",
    failed: "no",
    expired: "no",
    refunded: "unknown",
  } as const;
  return states[paymentState(events)];
}

async function ask({ intent, session }: StoredPayment, runtime: Runtime): Promise<Finding["charged"]> {
  const { asked: answers } = runtime;
  const now = runtime.now().getTime();
  for (const [reference, { at }] of answers) if (now - at >= askEvery) answers.delete(reference);
  const recent = answers.get(intent.reference);
  if (recent) return recent.charged;
  const charged = await askProvider(intent.reference, { intent, session }, runtime);
  answers.set(intent.reference, { at: now, charged });
  return charged;
}

async function askProvider(
  reference: string,
  { intent, session }: Pick<StoredPayment, "intent" | "session">,
  runtime: Runtime,
) {
  const provider = runtime.providers.find(({ id }) => id === intent.provider);
  if (!provider || !session) return "unknown";
  try {
    const { event, charged } = await provider.check(intent, session.providerSession);
    if (event) await recordEvent(event, runtime);
    return charged;
  } catch (error) {
    const code = error instanceof ProviderError ? error.code : errorCode(error);
    runtime.log("error", "payment_not_checked", { reference, provider: intent.provider, code });
    return "unknown";
  }
}
