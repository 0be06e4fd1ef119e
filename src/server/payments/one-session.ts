import { isDeepStrictEqual } from "node:util";
import type { Money } from "../../domain/money";
import { isOpen, type PaymentState } from "../../domain/payment";
import type { Runtime } from "../runtime";
import { lookUpPayment } from "./look-up-payment";
import type { Order } from "./order";
import type { PaymentStart } from "./start-intent";
import { paymentsOf } from "./store/intentions";
import { readPayer } from "./store/payers";
import type { PaymentIntent, PaymentSession } from "./store/payment-records";
import { paymentDeadline, paymentState } from "./store/payment-state";
import { readPayment, type StoredPayment } from "./store/payments";
import { recordEvent } from "./store/record-event";

/** A payment with its payment page. */
export interface OpenedPayment {
  readonly intent: PaymentIntent;
  readonly session: PaymentSession;
}

/** A payment with its page, if it has one. */
export function pageOf(payment: StoredPayment | undefined): OpenedPayment | undefined {
  return payment?.session && { intent: payment.intent, session: payment.session };
}

/** Whether a payment page may still be paid with, as far as we know. */
export function isUnfinished({ events }: Pick<StoredPayment, "events">): boolean {
  return isOpen(paymentState(events));
}

/** Whether money came in, or another sum did and a person has to compare: nobody is asked to pay once more. */
function mayBePaid(state: PaymentState): boolean {
  return state === "paid" || state === "mismatch";
}

/** The open page of the same order, if a payment of the intention has one. */
export async function openPageFor(
  start: Pick<PaymentStart, "order" | "offer" | "language" | "email">,
  intention: string,
  runtime: Runtime,
): Promise<OpenedPayment | undefined> {
  for (const reference of await paymentsOf(runtime.store, intention)) {
    const known = await readPayment(runtime.store, reference);
    if (!known?.session || !isUnfinished(known) || !isSameOrder(known.intent, start)) continue;
    // the page of a provider has the address that was typed first
    if (start.email && (await readPayer(runtime.store, reference))?.email !== start.email) continue;
    const current = await lookUpPayment(reference, runtime);
    if (current && isUnfinished(current)) return pageOf(known);
  }
  return undefined;
}

function isSameOrder(
  intent: PaymentIntent,
  { order, offer, language }: Pick<PaymentStart, "order" | "offer" | "language">,
): boolean {
  const choices = ({ kind, slug, project, frequency }: Order | PaymentIntent) => [
    kind,
    slug,
    project,
    frequency,
  ];
  return isDeepStrictEqual(
    [...choices(intent), agreedCharge(intent), intent.provider, intent.language],
    [...choices(order), offer.charge, offer.provider.id, language],
  );
}

/** What was offered: the charge without the code that makes a transfer unique. */
function agreedCharge({ charge, code }: PaymentIntent): Money {
  return code ? { ...charge, minor: charge.minor - code.minor } : charge;
}

/**
 * What keeps a page from being closed. `taken`: money was taken or is on its way, so nothing else may be paid. `open`:
 * the provider awaits the payment until its deadline, such as one to a virtual account, and does not cancel it.
 */
type Hindrance = "taken" | "open";

/** Closes the pages of an intention's payments, but for one. Returns a payment that hinders it, first of all one that is `taken`. */
export async function closeOthers(
  intention: string,
  but: string,
  runtime: Runtime,
): Promise<{ readonly is: Hindrance; readonly intent: PaymentIntent } | undefined> {
  let open: PaymentIntent | undefined;
  for (const reference of await paymentsOf(runtime.store, intention)) {
    const other = reference === but ? undefined : await readPayment(runtime.store, reference);
    const page = pageOf(other);
    if (!other || !page) continue;
    const state = paymentState(other.events);
    if (mayBePaid(state)) return { is: "taken", intent: other.intent };
    // at some providers, a page on which paying has failed can still be paid on
    const mayStillBePaid = isOpen(state) || state === "failed";
    const is = mayStillBePaid ? await closePage(page, runtime) : undefined;
    if (is === "taken") return { is, intent: other.intent };
    if (is) open = other.intent;
  }
  return open && { is: "open", intent: open };
}

/**
 * Closes a payment's page at its provider, so that nobody pays there any more. A page that its provider
 * cannot close stays open, which is logged, and a transfer is awaited on: if both are paid, `tellOfDouble` notices.
 *
 * @returns what hinders it, if a payer has begun there
 * @throws {ProviderError} if the provider does not answer: then it is not known whether the page is closed
 */
export async function closePage(
  { intent, session }: OpenedPayment,
  runtime: Runtime,
): Promise<Hindrance | undefined> {
  const { reference } = intent;
  const provider = runtime.providers.find(({ id }) => id === intent.provider);
  if (provider && !provider.close) return undefined;
  const closing = await provider?.close?.(intent, session);
  if (closing?.event) await recordEvent(closing.event, runtime);
  const payment = await readPayment(runtime.store, reference);
  const state = payment ? paymentState(payment.events) : "created";
  if (mayBePaid(state)) return "taken";
  if (state === "pending" && closing && !closing.closed)
    return paymentDeadline(payment?.events ?? []) ? "open" : "taken";
  if (closing?.closed) {
    await recordEvent({ reference, key: "replaced", kind: "replaced", occurredAt: runtime.now() }, runtime);
  } else {
    runtime.log("error", "payment_left_open", { reference, provider: intent.provider });
  }
  return undefined;
}
