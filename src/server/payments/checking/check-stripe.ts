import Stripe from "stripe";
import { apiPath } from "../../../domain/api-path";
import { isPublicAddress } from "../../../domain/public-address";
import type { Environment } from "../../environment/environment";
import { timesToExpand } from "../providers/stripe/session-time";
import { asked, connect } from "../providers/stripe/stripe-client";
import { stripeEventTypes } from "../providers/stripe/stripe-events";
import { checkAddress } from "./check-address";
import { type CheckFinding, missing, right, tried } from "./finding";

const amount = 100;

/** Tries the settings of Stripe: makes a session, reads it back and closes it, and looks at the webhook. */
export async function checkStripe(
  environment: Environment,
  site: string,
  now: Date,
): Promise<readonly CheckFinding[]> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: secrets,
    STRIPE_API_URL: apiUrl,
  } = environment;
  if (!secretKey) return [missing("STRIPE_SECRET_KEY is missing: take a test key from Stripe's dashboard.")];
  const stripe = connect({ secretKey, apiUrl });
  const address = site + apiPath("webhooks/stripe");
  const isTest = secretKey.includes("_test_");
  return [
    ...(isTest
      ? await tried(
          () => checkSession(stripe, site),
          "Stripe does not make a session",
          "check the key, and that it may write Checkout Sessions and read PaymentIntents, Charges and Invoices.",
        )
      : [right("The key is a live one: no session was made with it.")]),
    ...(await tried(
      () => checkEndpoint(stripe, address),
      "Stripe does not list webhook endpoints",
      "let the key read them, or compare in the dashboard.",
    )),
    ...(await tried(
      () => checkPortal(stripe),
      "Stripe does not show the customer portal",
      "let the key read it.",
    )),
    ...(secrets.length === 0
      ? [missing("STRIPE_WEBHOOK_SECRET is missing: the dashboard shows it beside the webhook endpoint.")]
      : await checkAddress(address, messages(secrets[0] ?? "", now))),
  ];
}

async function checkSession(stripe: Stripe, site: string): Promise<readonly CheckFinding[]> {
  const price = { currency: "usd", unit_amount: amount, product_data: { name: "check:payments" } };
  const made = await asked(() =>
    stripe.checkout.sessions.create({
      ...{ mode: "payment", success_url: site, cancel_url: site },
      line_items: [{ quantity: 1, price_data: price }],
    }),
  );
  const read = await asked(() => stripe.checkout.sessions.retrieve(made.id, { expand: timesToExpand }));
  await asked(() => stripe.checkout.sessions.expire(made.id));
  return read.amount_total === amount && read.currency === "usd"
    ? [right("Stripe: a session was made, read back and closed.")]
    : [missing("Stripe gave another amount back than the session was made with: ask Stripe.")];
}

async function checkEndpoint(stripe: Stripe, address: string): Promise<readonly CheckFinding[]> {
  if (!isPublicAddress(address))
    return [right(`Stripe does not reach ${address} by itself: run stripe listen --forward-to ${address}.`)];
  const { data } = await asked(() => stripe.webhookEndpoints.list({ limit: 100 }));
  const endpoint = data.find(({ url, status }) => url === address && status === "enabled");
  if (!endpoint) return [missing(`Stripe has no enabled webhook endpoint ${address}: create it.`)];
  const sent = endpoint.enabled_events;
  const lacking = sent.includes("*") ? [] : stripeEventTypes.filter((type) => !sent.includes(type));
  return lacking.length > 0
    ? [missing(`Stripe's webhook endpoint does not send: ${lacking.join(", ")}.`)]
    : [right("Stripe: the webhook endpoint is there and sends every event that is needed.")];
}

async function checkPortal(stripe: Stripe): Promise<readonly CheckFinding[]> {
  const { data } = await asked(() => stripe.billingPortal.configurations.list({ active: true, limit: 1 }));
  return data.length > 0
    ? [right("Stripe: the customer portal is on.")]
    : [
        missing(
          "Stripe's customer portal is off: donors cannot change the card or the amount by themselves.",
        ),
      ];
}

/** A message about nothing, as Stripe signs it, and one that somebody else signed. */
function messages(secret: string, now: Date) {
  const body = JSON.stringify({
    ...{
      id: "evt_check",
      object: "event",
      type: "check.payments",
      created: Math.floor(now.getTime() / 1000),
    },
    data: { object: {} },
  });
  const signed = (by: string) => ({
    body,
    headers: { "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload: body, secret: by }) },
  });
  return { ours: signed(secret), forged: signed("whsec_forged"), setting: "STRIPE_WEBHOOK_SECRET" };
}
