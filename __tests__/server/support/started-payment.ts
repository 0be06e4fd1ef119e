import type Stripe from "stripe";
import type { Fields } from "../../../src/domain/record";
import { createMidtransProvider } from "../../../src/server/payments/providers/midtrans/midtrans-provider";
import { createStripeProvider } from "../../../src/server/payments/providers/stripe/stripe-provider";
import { openPayments } from "../../../src/server/payments/store/payments";
import { listening } from "./listening";
import {
  midtransNotification,
  midtransServerKey,
  midtransStandIn,
  midtransStatus,
} from "./midtrans-stand-in";
import { get, jsonOf, jsonPost, post } from "./requests";
import { handleDonation, handleResult, handleStatus, midtransHook, stripeHook } from "./routes";
import { keepingMailer, mailSettings, testRuntime } from "./runtime";
import {
  stripeMessage,
  type StripeObject,
  stripeSecretKey,
  type StripeSession,
  stripeStandIn,
  stripeWebhookSecret,
} from "./stripe-stand-in";

export const key = "9b2d7c1e-0000-4000-8000-000000000001";

/** How long a provider that never answers is waited for, in ms; one that answers may take much longer on a busy machine. */
export const shortPatience = 1000;

/**
 * Stand-ins for both providers.
 *
 * @param timeout how long an answer is waited for, in ms
 */
export async function standIns(timeout = 10_000) {
  const [stripe, midtrans] = [await stripeStandIn(listening), await midtransStandIn(listening)];
  const providers = [
    createStripeProvider({
      secretKey: stripeSecretKey,
      webhookSecrets: ["whsec_old", stripeWebhookSecret],
      apiUrl: stripe.url,
      timeout,
    }),
    createMidtransProvider({
      serverKey: midtransServerKey,
      previousServerKey: "Mid-server-old",
      isProduction: false,
      apiUrl: midtrans.url,
      timeout,
    }),
  ];
  return { stripe, midtrans, providers };
}

/** A runtime with {@link standIns} and one started payment of 50 dollars. */
export async function started(method: "stripe" | "midtrans", change: Fields = {}, timeout?: number) {
  const { stripe, midtrans, providers } = await standIns(timeout);
  const mailer = keepingMailer();
  const runtime = testRuntime({ settings: mailSettings, parts: { providers, mailer } });
  await handleDonation(
    jsonPost({ currency: "USD", presetUSD: "50", language: "en", idempotencyKey: key, method, ...change }),
    runtime,
  );
  const [reference = ""] = await openPayments(runtime.store);
  const [session = {}] = stripe.sessions.values() as Iterable<Partial<StripeSession>>;
  const view = async () => jsonOf(await handleStatus(get({ ref: reference }), runtime)).payment as Fields;
  /** Reads the status again after 11 s, when the provider may be asked again. */
  const later = async () => {
    runtime.wait(11_000);
    return view();
  };
  const page = async (lang?: string, query: Readonly<Record<string, string>> = {}) =>
    handleResult(get({ ref: reference, ...(lang && { lang }), ...query }), runtime);
  return { stripe, midtrans, mailer, runtime, reference, session, view, later, page };
}

export type Started = Awaited<ReturnType<typeof started>>;

export function stripeSays<Type extends Stripe.Event.Type>(
  { runtime }: Pick<Started, "runtime">,
  type: Type,
  object: StripeObject<Type>,
  change = {},
) {
  const { payload, signature } = stripeMessage(type, object, runtime.now(), change);
  return stripeHook(
    post("application/json", payload, { headers: { "stripe-signature": signature } }),
    runtime,
  );
}

export function midtransSays({ midtrans, runtime, reference }: Started, status: string, change: Fields = {}) {
  const told = midtransStatus(reference, status, change);
  midtrans.statuses.set(reference, told);
  return midtransHook(post("application/json", midtransNotification(told)), runtime);
}
