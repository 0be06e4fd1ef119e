import type Stripe from "stripe";
import { checkPayments } from "../../../src/server/cli/check-payments";
import { readEnvironment } from "../../../src/server/environment/environment";
import { createMidtransProvider } from "../../../src/server/payments/providers/midtrans/midtrans-provider";
import { stripeEventTypes } from "../../../src/server/payments/providers/stripe/stripe-events";
import { createStripeProvider } from "../../../src/server/payments/providers/stripe/stripe-provider";
import { listening } from "../support/listening";
import { bodyOf } from "../support/loopback-server";
import { midtransServerKey, midtransStandIn } from "../support/midtrans-stand-in";
import { post } from "../support/requests";
import { midtransHook, stripeHook } from "../support/routes";
import { mailSettings, testRuntime } from "../support/runtime";
import { stripeSecretKey, stripeStandIn, stripeWebhookSecret } from "../support/stripe-stand-in";

/** A running site that takes the webhooks of both providers, and what it stored and logged. */
async function runningSite(takes: readonly string[], apiUrl: string) {
  const both = [
    createStripeProvider({ secretKey: stripeSecretKey, webhookSecrets: [stripeWebhookSecret] }),
    createMidtransProvider({ serverKey: midtransServerKey, isProduction: false, apiUrl }),
  ];
  const providers = both.filter(({ id }) => takes.includes(id));
  // signatures are as old as the messages: the site's clock is the real one
  const runtime = testRuntime({ parts: { providers, now: () => new Date() } });
  const url = await listening((request, response) => {
    void (async () => {
      const { "stripe-signature": signature } = request.headers;
      const headers = typeof signature === "string" ? { "stripe-signature": signature } : {};
      const hook = request.url === "/api/webhooks/stripe" ? stripeHook : midtransHook;
      const answer = await hook(post("application/json", await bodyOf(request), { headers }), runtime);
      response.writeHead(answer.status).end();
    })();
  });
  return { url, runtime };
}

async function trial(change: Readonly<Record<string, string>> = {}, takes = ["stripe", "midtrans"]) {
  const [stripe, midtrans] = [await stripeStandIn(listening), await midtransStandIn(listening)];
  const site = await runningSite(takes, midtrans.url);
  midtrans.pagesAt = midtrans.url;
  const settings = {
    ...{ PAYMENT_PROVIDERS: "stripe,midtrans", ...mailSettings },
    LINK_SECRET: "of-tests-of-tests-of-tests-of-tests",
    ...{ STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_WEBHOOK_SECRET: stripeWebhookSecret },
    ...{ STRIPE_API_URL: stripe.url, MIDTRANS_API_URL: midtrans.url, MIDTRANS_SERVER_KEY: midtransServerKey },
    ...change,
  };
  const check = (address = site.url) => checkPayments(readEnvironment(settings), address, new Date());
  return { stripe, midtrans, site, check };
}

test("with everything in place it opens and closes a session, and the site stores nothing", async () => {
  const { stripe, midtrans, site, check } = await trial();
  const { output, exitCode } = await check();
  expect(output).not.toContain("MISSING");
  expect(exitCode).toBe(0);
  expect([...stripe.sessions.values()]).toMatchObject([{ status: "expired" }]);
  expect(midtrans.opened).toHaveLength(1);
  expect(output).toContain(`${site.url}/api/webhooks/stripe takes signed messages and refuses forged ones.`);
  expect(output).toContain(
    `${site.url}/api/webhooks/midtrans takes signed messages and refuses forged ones.`,
  );
  expect([...site.runtime.items.keys()].filter((name) => name.startsWith("payments:"))).toEqual([]);
});

test("says which keys are refused, without showing them", async () => {
  const { check } = await trial({
    STRIPE_SECRET_KEY: "sk_test_wrong",
    MIDTRANS_SERVER_KEY: "SB-Mid-server-wrong",
  });
  const { output, exitCode } = await check();
  expect(exitCode).toBe(1);
  expect(output).toContain("MISSING  Stripe does not make a session (StripeAuthenticationError)");
  expect(output).toMatch(/MISSING {2}Midtrans opens no payment page \(\w+\): check the key\./);
  expect(output).toContain("the site has another MIDTRANS_SERVER_KEY");
  expect(output).not.toMatch(/_wrong|-wrong/);
});

test("blames the connection, and not the key, where no provider answers", async () => {
  const nowhere = "http://127.0.0.1:1";
  const { check } = await trial({ STRIPE_API_URL: nowhere, MIDTRANS_API_URL: nowhere });
  const { output } = await check();
  expect(output).toContain("Stripe does not make a session (StripeConnectionError): no answer came.");
  expect(output).toContain("Midtrans opens no payment page (no_answer): no answer came.");
  expect(output).not.toContain("the key");
});

test("compares a public site's endpoint and its events", async () => {
  const { stripe, check } = await trial();
  const url = "https://tajuk.invalid/api/webhooks/stripe";
  expect((await check("https://tajuk.invalid/")).output).toContain(`no enabled webhook endpoint ${url}`);
  const endpoint = { url, status: "enabled", enabled_events: stripeEventTypes.slice(1) };
  stripe.endpoints.push(endpoint as Stripe.WebhookEndpoint);
  const { output } = await check("https://tajuk.invalid");
  expect(output).toContain(`does not send: ${stripeEventTypes[0] ?? ""}.`);
  expect(output).toContain(`${url} does not answer`);
  stripe.endpoints[0] = { ...endpoint, enabled_events: ["*"] } as Stripe.WebhookEndpoint;
  expect((await check("https://tajuk.invalid")).output).toContain("sends every event that is needed");
});

test("notices a site with another secret, one without the provider, and what else is missing", async () => {
  const change = { STRIPE_WEBHOOK_SECRET: "whsec_other", LINK_SECRET: "" };
  const { stripe, check } = await trial(change, ["stripe"]);
  stripe.hasPortal = false;
  const { output } = await check();
  expect(output).toContain("refuses a signed message (400): the site has another STRIPE_WEBHOOK_SECRET");
  expect(output).toContain("customer portal is off");
  expect(output).toContain("LINK_SECRET is missing");
  expect(output).toContain("/api/webhooks/midtrans answers 404: name the provider in PAYMENT_PROVIDERS");
});

test("notices a site that cannot reach the provider", async () => {
  const { midtrans, check } = await trial();
  midtrans.trouble = "error";
  expect((await check()).output).toContain("/api/webhooks/midtrans took a signed message but cannot ask");
});

test("notices that Midtrans does not cancel pages for this account", async () => {
  const { midtrans, check } = await trial();
  midtrans.keepsPages = true;
  expect((await check()).output).toContain("MISSING  Midtrans does not cancel an unused payment page");
});

test("opens nothing with live keys", async () => {
  const { stripe, midtrans, check } = await trial({
    ...{ STRIPE_SECRET_KEY: "sk_live_1", MIDTRANS_SERVER_KEY: "Mid-server-1", MIDTRANS_PRODUCTION: "true" },
  });
  const { output } = await check();
  expect(output).toContain("live one: no session was made");
  expect(output).toContain("for real payments: no page was opened");
  expect([stripe.made, midtrans.opened]).toEqual([[], []]);
});

test("without a key there is nothing to try", async () => {
  const { output, exitCode } = await checkPayments(readEnvironment({}), "", new Date());
  expect(exitCode).toBe(1);
  expect(output).toContain("there is nothing to try");
});
