import type { Challenge } from "../../domain/contract/answers";
import { hour } from "../../domain/durations";
import { earlier } from "../../domain/payment";
import { noteStoreAway } from "../http/store-away";
import { errorCode } from "../log";
import { admit } from "../proof";
import { orGiveBack } from "../rate-limits";
import type { Runtime } from "../runtime";
import { isSmall, noteSign, seemsTested } from "./card-testing";
import { lookUpPayment } from "./look-up-payment";
import { closeOthers, closePage, isUnfinished, type OpenedPayment, openPageFor, pageOf } from "./one-session";
import { openSession } from "./open-session";
import { ProviderError } from "./providers/provider";
import { resultUrl } from "./result-url";
import { type PaymentStart, referenceOf, storeIntent } from "./start-intent";
import { keepGiftWords, storedGiftWords } from "./store/gift-words";
import { addToIntention, intentionId, paymentsOf } from "./store/intentions";
import { addPayer, readPayer } from "./store/payers";
import type { PaymentIntent } from "./store/payment-records";
import { paymentState } from "./store/payment-state";
import { readIntent, readPayment, type StoredPayment } from "./store/payments";

export type StartOutcome =
  | { readonly status: "sample" }
  | { readonly status: "redirect"; readonly url: string; readonly intent: PaymentIntent }
  | {
      readonly status: "payment_rate_limited";
      readonly retryAfterSeconds: number;
      readonly challenge?: Challenge;
    }
  | { readonly status: "payment_unavailable" }
  | { readonly status: "sums_taken" };

/**
 * Stores an intent and opens the provider's payment page for it. Of all payments of one intention, one can be
 * paid: the same order leads to the page that is open, another order closes that page first. If a provider cannot
 * close what its payer has begun there, the result page of the new payment says so, and starts it `beside` that. Transfers
 * alone are awaited beside each other and beside a page, since their payers may mean both, and may have sent the first.
 * A payment that has ended leads to its result page.
 */
export async function startPayment(start: PaymentStart, runtime: Runtime): Promise<StartOutcome> {
  const { provider } = start.offer;
  if (!provider.charges) return { status: "sample" };
  try {
    const intention = await intentionOf(start, runtime);
    return await runtime.lock.run(`intention:${intention}`, () => openOrResume(start, intention, runtime));
  } catch (error) {
    const code = error instanceof ProviderError ? error.code : errorCode(error);
    const reference = referenceOf(start, 0);
    if (!(await noteStoreAway(error, runtime)))
      runtime.log("error", "payment_not_started", { reference, provider: provider.id, code });
    return { status: "payment_unavailable" };
  }
}

/** A payment that is known keeps its intention. */
async function intentionOf(start: PaymentStart, { store }: Runtime): Promise<string> {
  for (const reference of [referenceOf(start, 0), start.replaces]) {
    const known = reference && (await readIntent(store, reference))?.intention;
    if (known) return known;
  }
  return intentionId(start.intention ?? start.key);
}

async function openOrResume(start: PaymentStart, intention: string, runtime: Runtime): Promise<StartOutcome> {
  const { store } = runtime;
  const toResult = (ended: PaymentIntent): StartOutcome => ({
    status: "redirect",
    url: `${resultUrl(ended, runtime)}&${earlier}=1`,
    intent: ended,
  });
  /** Where a payer has to go before a payment may be made: to one that is made, or to what is said about one that is open. */
  const detour = async (intent: PaymentIntent): Promise<StartOutcome | undefined> => {
    const other = await closeOthers(intention, intent.reference, runtime);
    if (other?.is === "taken") return toResult(other.intent);
    const isBeside = start.beside || !start.offer.provider.close;
    return other && !isBeside ? { status: "redirect", url: resultUrl(intent, runtime), intent } : undefined;
  };
  const { reference, known } = await currentPayment(start, runtime);
  if (known && !isUnfinished(known)) return toResult(known.intent);
  const open = pageOf(known) ?? (await openPageFor(start, intention, runtime));
  if (open) {
    const elsewhere = await detour(open.intent);
    if (elsewhere) return elsewhere;
    await keepGiftWords(store, open.intent.reference, start.words, runtime.now());
    return { status: "redirect", url: open.session.url, intent: open.intent };
  }
  const isSuspected = start.offer.provider.takesCards && (await seemsTested(runtime));
  const admission = await admit("payment", start, runtime, isSuspected);
  if (!admission.ok) return { ...admission, status: "payment_rate_limited" };
  const intent = await orGiveBack(admission, async () => {
    if (isSmall(start, runtime)) await noteSign("small", runtime);
    const before = start.replaces ? await readPayer(store, start.replaces) : undefined;
    const wordsBefore = start.replaces ? await storedGiftWords(store, start.replaces) : undefined;
    const stored = await storeIntent(start, reference, intention, runtime);
    if (!stored) return undefined;
    await addPayer(store, reference, start.email ?? before?.email, runtime.now());
    await keepGiftWords(store, reference, start.words ?? wordsBefore, runtime.now());
    await addToIntention(store, intention, reference);
    return stored;
  });
  if (!intent) return { status: "sums_taken" };
  const elsewhere = await detour(intent);
  if (elsewhere) return elsewhere;
  const session = await openSession(intent, start.offer.provider, resultUrl(intent, runtime), runtime);
  return onlyIfNewest({ intent, session }, intention, runtime);
}

/** A process that was faster may not have seen this page: then its page counts. */
async function onlyIfNewest(mine: OpenedPayment, intention: string, runtime: Runtime): Promise<StartOutcome> {
  const { reference } = mine.intent;
  const newest = (await paymentsOf(runtime.store, intention)).at(-1) ?? reference;
  if (newest === reference) return { status: "redirect", url: mine.session.url, intent: mine.intent };
  await closePage(mine, runtime);
  const other = await readPayment(runtime.store, newest);
  return other?.session
    ? { status: "redirect", url: other.session.url, intent: other.intent }
    : { status: "payment_unavailable" };
}

/** The payment that a start means. After one that gave way to another comes the next. */
async function currentPayment(start: PaymentStart, runtime: Runtime) {
  for (let round = 0; ; round += 1) {
    const reference = referenceOf(start, round);
    const known = await knownPayment(reference, runtime);
    if (!known || paymentState(known.events) !== "replaced") return { reference, known };
  }
}

/** Reads the payment. If its session is over an hour old, asks the provider, as the page may have expired. */
async function knownPayment(reference: string, runtime: Runtime): Promise<StoredPayment | undefined> {
  const known = await readPayment(runtime.store, reference);
  const opened = known?.session && new Date(known.session.createdAt);
  const isOld = opened && runtime.now().getTime() - opened.getTime() > hour;
  return isOld ? lookUpPayment(reference, runtime) : known;
}
