import fc from "fast-check";
import Stripe from "stripe";
import type { Fields } from "../../src/domain/record";
import { listening } from "../server/support/listening";
import {
  midtransNotification,
  midtransServerKey,
  midtransStandIn,
} from "../server/support/midtrans-stand-in";
import { stripeSecretKey, stripeStandIn, stripeWebhookSecret } from "../server/support/stripe-stand-in";
import { times } from "../setup/counts";
import { temporaryFolder } from "../setup/temporary-folder";
import { serveImage } from "./support/image-site";

const secret = "of-tests-of-tests-of-tests-of-tests";
const { webhooks } = new Stripe(stripeSecretKey);

/** The site with both providers, and one payment that was begun and not paid. */
async function withPayment() {
  const [stripe, midtrans] = [await stripeStandIn(listening), await midtransStandIn(listening)];
  const site = await serveImage({
    ...{ STORAGE_DIRECTORY: temporaryFolder(), OUTBOX_SECRET: secret, SERVER_CLOCK: "false" },
    ...{ PAYMENT_PROVIDERS: "stripe,midtrans", STRIPE_API_URL: stripe.url, MIDTRANS_API_URL: midtrans.url },
    ...{ STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_WEBHOOK_SECRET: stripeWebhookSecret },
    MIDTRANS_SERVER_KEY: midtransServerKey,
  });
  const post = (route: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${site.origin}/api/${route}`, {
      method: "POST",
      headers: { origin: site.origin, "content-type": "application/json", ...headers },
      body,
    });
  const order = { currency: "USD", customAmount: "50", language: "en", method: "stripe" };
  const idempotencyKey = "9b2d7c1e-0000-4000-8000-000000000001";
  const begun = await post("donations", JSON.stringify({ ...order, idempotencyKey }));
  expect([begun.status, await begun.json()]).toEqual([200, expect.objectContaining({ status: "redirect" })]);
  const [session] = stripe.sessions.values();
  const reference = String(session?.client_reference_id);
  const state = async () => {
    const answer = await fetch(`${site.origin}/api/payments/status?ref=${reference}`);
    return ((await answer.json()) as { payment: { state: string } }).payment.state;
  };
  return { site, post, session, reference, state };
}

/** Values that providers do not send, and that break what takes them for something else. */
const oddValue = fc.oneof(
  fc.constantFrom(
    null,
    "__proto__",
    "constructor",
    "",
    1e300,
    -1,
    Number.MAX_SAFE_INTEGER,
    "\u0000",
    "x".repeat(9000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** An event in which some parts are odd. */
const oddEvent = (event: Fields, object: Fields) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(event)), oddValue, { maxKeys: 1 }),
      fc.dictionary(fc.constantFrom(...Object.keys(object), "metadata", "payment_intent"), oddValue, {
        maxKeys: 3,
      }),
    )
    .map(([outer, inner]) => ({ ...event, data: { object: { ...object, ...inner } }, ...outer }));

test("no message, forged or signed and odd, makes a fault, marks a payment as paid or stops the job", async () => {
  const { site, post, session, reference, state } = await withPayment();
  const object = { ...session, payment_status: "unpaid", object: "checkout.session" };
  const event = {
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    created: 1_800_000_000,
    data: {},
  };
  const transaction = {
    order_id: reference,
    status_code: "200",
    gross_amount: "1.00",
    transaction_status: "settlement",
  };
  const runs = times(60, 1500);
  const answers = new Map<number, number>();
  const odd = fc.sample(oddEvent(event, object), { numRuns: runs, seed: 11 });
  const oddTransactions = fc.sample(
    fc.dictionary(fc.constantFrom(...Object.keys(transaction)), oddValue, { maxKeys: 2 }),
    { numRuns: runs, seed: 11 },
  );
  const count = ({ status }: Response) => answers.set(status, (answers.get(status) ?? 0) + 1);
  for (const change of odd) {
    const payload = JSON.stringify(change);
    const signature = webhooks.generateTestHeaderString({ payload, secret: stripeWebhookSecret });
    const forged = webhooks.generateTestHeaderString({ payload, secret: "whsec_other" });
    count(await post("webhooks/stripe", payload, { "stripe-signature": signature }));
    const refused = await post("webhooks/stripe", payload, { "stripe-signature": forged });
    expect(refused.status).toBe(400);
  }
  for (const change of oddTransactions)
    count(await post("webhooks/midtrans", midtransNotification({ ...transaction, ...change })));
  expect([...answers.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(["created", "pending", "mismatch"]).toContain(await state());
  const job = await post("outbox", "", { authorization: `Bearer ${secret}` });
  expect([job.status, await job.json()]).toEqual([200, expect.objectContaining({ openPayments: 1 })]);
  expect(site.log.filter((line) => /request_failed|function_failed|unexpected/.test(line))).toEqual([]);
});
