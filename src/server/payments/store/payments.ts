import { z } from "zod";
import type { Payment } from "../../../domain/contract/payment-answers";
import { momentRecord } from "../../storage/moment-record";
import type { StorageRuntime } from "../../storage/quarantine";
import type { Store } from "../../storage/store";
import {
  paymentEvent,
  type PaymentEvent,
  paymentIntent,
  type PaymentIntent,
  paymentSession,
  type PaymentSession,
} from "./payment-records";

const intentKey = (reference: string) => `payments:${reference}:intent`;
const sessionKey = (reference: string) => `payments:${reference}:session`;
const refusalsFolder = (reference: string) => `payments:${reference}:refusals`;
const eventsFolder = (reference: string) => `payments:${reference}:events`;
const thanksKey = (reference: string) => `payments:${reference}:thanked`;
const openKey = (reference: string) => `open-payments:${reference}`;

/** Marks a payment whose outcome is unknown. */
const openRecord = z.object({ since: z.iso.datetime() });

/** An attempt to open the provider's payment page that the provider refused. */
const refusalRecord = z.object({ attempt: z.int(), code: z.string(), receivedAt: z.iso.datetime() });

/** Everything stored about a payment. */
export interface StoredPayment {
  readonly intent: PaymentIntent;
  /** Undefined until the provider has opened a session; before that, nobody can have paid. */
  readonly session: PaymentSession | undefined;
  readonly events: readonly PaymentEvent[];
  /** Whether the mail server has taken an e-mail that thanks the payer. */
  readonly isThanked: boolean;
}

/** A payment, and whether money was taken according to the provider. */
export interface PaymentStanding extends StoredPayment {
  readonly charged: Payment["charged"];
}

/** Notes that the mail server has taken an e-mail that thanks the payer. */
export async function noteThanks({ store, now }: Pick<StorageRuntime, "store" | "now">, reference: string) {
  await store.create(thanksKey(reference), momentRecord, { at: now().toISOString() });
}

/** Stores an intent unless it exists, and adds the payment to the open ones. */
export async function addIntent(store: Store, intent: PaymentIntent): Promise<void> {
  await store.create(openKey(intent.reference), openRecord, { since: intent.createdAt });
  await store.create(intentKey(intent.reference), paymentIntent, intent);
}

/** Stores a session unless one exists. Returns the stored session, which another process may have written. */
export async function addSession(
  store: Store,
  reference: string,
  session: PaymentSession,
): Promise<PaymentSession> {
  if (await store.create(sessionKey(reference), paymentSession, session)) return session;
  return (await store.read(sessionKey(reference), paymentSession)) ?? session;
}

/** Records that the provider refused an attempt to open its payment page. */
export async function addRefusal(
  store: Store,
  reference: string,
  refusal: z.input<typeof refusalRecord>,
): Promise<void> {
  await store.create(`${refusalsFolder(reference)}:${refusal.attempt}`, refusalRecord, refusal);
}

/** How often the provider has refused to open its payment page. */
export async function countRefusals(store: Store, reference: string): Promise<number> {
  return (await store.names(refusalsFolder(reference))).length;
}

/** Stores an event unless its key exists: a repeated report counts once. Returns the event that was there before. */
export async function addEvent(
  store: Store,
  reference: string,
  key: string,
  event: PaymentEvent,
): Promise<PaymentEvent | undefined> {
  const eventKey = `${eventsFolder(reference)}:${key}`;
  const isNew = await store.create(eventKey, paymentEvent, event);
  return isNew ? undefined : store.read(eventKey, paymentEvent);
}

export function readIntent(store: Store, reference: string): Promise<PaymentIntent | undefined> {
  return store.read(intentKey(reference), paymentIntent);
}

function readSession(store: Store, reference: string): Promise<PaymentSession | undefined> {
  return store.read(sessionKey(reference), paymentSession);
}

/** Reads a payment; undefined if the reference is unknown. */
export async function readPayment(store: Store, reference: string): Promise<StoredPayment | undefined> {
  const intent = await readIntent(store, reference);
  if (!intent) return undefined;
  const [session, isThanked, events] = await Promise.all([
    readSession(store, reference),
    store.has(thanksKey(reference)),
    readEvents(store, reference),
  ]);
  return { intent, session, isThanked, events };
}

/** Reads what was reported of a payment. */
export async function readEvents(store: Store, reference: string): Promise<readonly PaymentEvent[]> {
  const keys = await store.names(eventsFolder(reference));
  const events = await Promise.all(
    keys.map((key) => store.read(`${eventsFolder(reference)}:${key}`, paymentEvent)),
  );
  return events.filter((event) => event !== undefined);
}

/** References of payments whose outcome is unknown. */
export function openPayments(store: Store): Promise<readonly string[]> {
  return store.names("open-payments");
}

export function closePayment(store: Store, reference: string): Promise<void> {
  return store.remove(openKey(reference));
}
