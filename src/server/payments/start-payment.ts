import { hour } from "../../domain/durations";
import { localizedPath } from "../../domain/paths";
import type { Channel } from "../http/fields";
import { errorCode } from "../log";
import { orGiveBack } from "../rate-limits";
import { deriveReference } from "../reference";
import { type Runtime, siteUrl } from "../runtime";
import { lookUpPayment } from "./look-up-payment";
import type { Offer } from "./offers";
import type { Order } from "./order";
import { type PaymentProvider, ProviderError } from "./providers/provider";
import { type PaymentIntent, type PaymentSession, paymentSession } from "./store/payment-records";
import { paymentState } from "./store/payment-state";
import { addRefusal, addSession, countRefusals, readPayment, type StoredPayment } from "./store/payments";
import { storeIntent } from "./store-intent";

export interface PaymentStart {
  readonly order: Order;
  readonly offer: Offer;
  /** The idempotency key: the same key with the same order is the same payment. */
  readonly key: string;
  readonly language: string;
  readonly channel: Channel;
  readonly address: string;
}

export type StartOutcome =
  | { readonly status: "sample" }
  | { readonly status: "redirect"; readonly url: string; readonly intent: PaymentIntent }
  | { readonly status: "payment_rate_limited"; readonly retryAfterSeconds: number }
  | { readonly status: "payment_unavailable" }
  | { readonly status: "sums_taken" };

/**
 * Stores an intent and opens the provider's payment page for it. A double click, a reload or a retry leads
 * to the same page; a payment that has ended leads to its result page.
 */
export async function startPayment(start: PaymentStart, runtime: Runtime): Promise<StartOutcome> {
  const { offer, order, key, language } = start;
  if (!offer.provider.charges) return { status: "sample" };
  const { kind, slug, project, frequency, amount } = order;
  const { provider, charge } = offer;
  const reference = deriveReference([
    "payment",
    key,
    kind,
    slug,
    project,
    frequency,
    provider.id,
    amount,
    charge,
    language,
  ]);
  return runtime.lock.run(`payment:${reference}`, async () => {
    try {
      return await openOrResume(start, reference, runtime);
    } catch (error) {
      const code = error instanceof ProviderError ? error.code : errorCode(error);
      runtime.log("error", "payment_not_started", { reference, provider: provider.id, code });
      return { status: "payment_unavailable" };
    }
  });
}

async function openOrResume(start: PaymentStart, reference: string, runtime: Runtime): Promise<StartOutcome> {
  const { store, limits } = runtime;
  const known = await knownPayment(reference, runtime);
  if (known && !["created", "pending"].includes(paymentState(known.events))) {
    return { status: "redirect", url: resultUrl(known.intent, runtime), intent: known.intent };
  }
  if (known?.session) return { status: "redirect", url: known.session.url, intent: known.intent };
  const limit = await limits.take("payment", start.address);
  if (!limit.ok) return { status: "payment_rate_limited", retryAfterSeconds: limit.retryAfterSeconds };
  const intent = await orGiveBack(runtime, "payment", start.address, () =>
    storeIntent(start, reference, runtime),
  );
  if (!intent) return { status: "sums_taken" };
  const opened = await openPage(intent, start.offer.provider, runtime);
  const session = await addSession(store, reference, opened);
  return { status: "redirect", url: session.url, intent };
}

/** Opens the provider's payment page. The attempt number is one more than the refusals so far. */
async function openPage(
  intent: PaymentIntent,
  provider: PaymentProvider,
  runtime: Runtime,
): Promise<PaymentSession> {
  const { store, now } = runtime;
  const { reference } = intent;
  const attempt = 1 + (await countRefusals(store, reference));
  try {
    const opened = await provider.createSession(intent, resultUrl(intent, runtime), attempt);
    const session = paymentSession.safeParse({ ...opened, createdAt: now().toISOString() });
    if (!session.success) throw new ProviderError(provider.id, "malformed_answer", true);
    return session.data;
  } catch (error) {
    if (error instanceof ProviderError && error.hasAnswered) {
      await addRefusal(store, reference, { attempt, code: error.code, receivedAt: now().toISOString() });
    }
    throw error;
  }
}

/** Reads the payment. If its session is over an hour old, asks the provider, as the page may have expired. */
async function knownPayment(reference: string, runtime: Runtime): Promise<StoredPayment | undefined> {
  const known = await readPayment(runtime.store, reference);
  const opened = known?.session && new Date(known.session.createdAt);
  const isOld = opened && runtime.now().getTime() - opened.getTime() > hour;
  return isOld ? lookUpPayment(reference, runtime) : known;
}

/** Where the payer returns: the site's result page or, without JavaScript, `/api/payments/result`. */
export function resultUrl({ reference, language, channel }: PaymentIntent, runtime: Runtime): string {
  const path =
    channel === "script"
      ? localizedPath(runtime.siteData.paths.paymentResult, language)
      : "/api/payments/result";
  return `${siteUrl(runtime)}${path}?ref=${reference}`;
}
