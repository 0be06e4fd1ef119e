import type { Route } from "../../../src/domain/api-path";
import { hour } from "../../../src/domain/durations";
import { signGoodsToken } from "../../../src/server/goods/goods-token";
import type { ServerRequest } from "../../../src/server/http/request";
import { openPayments } from "../../../src/server/payments/store/payments";
import type { CreatingDriver } from "../../../src/server/storage/creating-driver";
import { createStore } from "../../../src/server/storage/store";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { routeHandler } from "../support/contract";
import { monthlyGift } from "../support/monthly-gift";
import { formPost, get, jsonOf, jsonPost } from "../support/requests";
import type { TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";
import { key, midtransSays, started, stripeSays } from "../support/started-payment";

/** Redis' own library has a class for a server that cannot be reached, and no code. */
class MaxRetriesPerRequestError extends Error {
  override readonly name = "MaxRetriesPerRequestError";
}

const unreachable = () => Promise.reject(new MaxRetriesPerRequestError("no answer of 10.0.0.7"));

const away: CreatingDriver = {
  name: "away",
  hasItem: unreachable,
  getItem: unreachable,
  setItem: unreachable,
  createItem: unreachable,
  removeItem: unreachable,
  getKeys: unreachable,
};

/** An hour of its own for each test, since the process remembers what it has logged. */
let hours = 0;
function withoutStore(runtime: TestRuntime): TestRuntime {
  runtime.wait((hours += 1) * hour);
  return { ...runtime, store: createStore(away) };
}

const faults = ({ logged }: TestRuntime) => logged.filter((line) => line.includes('"level":"error"'));

const storageFailed = '{"level":"error","event":"storage_failed","code":"MaxRetriesPerRequestError"}';

const html = { headers: { accept: "text/html" } };

test.each<[Route, (ref: string) => ServerRequest]>([
  ["payments/status", (ref) => get({ ref })],
  ["payments/result", (ref) => get({ ref })],
  ["campaigns", () => get({ campaign: "peat-rewetting" })],
])("%s asks scripts and people to come again, and is logged once a minute", async (route, request) => {
  const payment = await started("stripe");
  const runtime = withoutStore(payment.runtime);
  const asked = request(payment.reference);
  for (let time = 0; time < 3; time += 1) {
    const answer = await routeHandler(route)(asked, runtime);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "60"]);
    expect(jsonOf(answer)).toEqual({ status: "error", code: "storage_unavailable" });
  }
  for (const lang of languageCodes) {
    const people = { ...get({ ...asked.query, lang }, html) };
    const { status, headers, body } = await routeHandler(route)(people, runtime);
    expect([status, headers["retry-after"]]).toEqual([503, "60"]);
    expect(body).toContain(createTexts(siteData, lang).t("server:page.away"));
    expect(body).not.toMatch(/10\.0\.0\.7|MaxRetries/);
  }
  expect(faults(runtime)).toEqual([storageFailed]);
});

test.each(["stripe", "midtrans"] as const)("%s is asked to send its messages again", async (method) => {
  const payment = await started(method);
  const broken = { ...payment, runtime: withoutStore(payment.runtime) };
  const paid = { ...payment.session, payment_status: "paid" };
  for (let time = 0; time < 3; time += 1) {
    const answer =
      method === "stripe"
        ? await stripeSays(broken, "checkout.session.completed", paid)
        : await midtransSays(broken, "settlement");
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "60"]);
  }
  expect(faults(broken.runtime)).toEqual([storageFailed]);
});

test("payers are told that nothing was charged", async () => {
  const { runtime: whole } = await started("stripe");
  const runtime = withoutStore(whole);
  const order = { currency: "USD", presetUSD: "50", method: "stripe", idempotencyKey: `${key}-2` };
  const donate = routeHandler("donations");
  const script = await donate(jsonPost(order), runtime);
  expect([script.status, jsonOf(script).code, script.headers["retry-after"]]).toEqual([
    503,
    "payment_unavailable",
    "60",
  ]);
  const form = await donate(formPost({ ...order, language: "id" }), runtime);
  expect(form.status).toBe(503);
  expect(form.body).toContain(createTexts(siteData, "id").t("forms:problems.payment_unavailable"));
  expect(faults(runtime)).toEqual([storageFailed]);
});

test("donors and buyers are asked to come again", async () => {
  const { runtime: whole, link } = await monthlyGift();
  const [reference = ""] = await openPayments((await started("stripe")).runtime.store);
  const runtime = withoutStore(whole);
  const token = signGoodsToken(reference, runtime) ?? "";
  for (const [route, request] of [
    ["gifts", get({ link }, html)],
    ["gifts/end", formPost({ link }, html)],
    ["gifts/portal", formPost({ link }, html)],
    ["goods", get({ token }, html)],
    ["goods/file", get({ token }, html)],
    ["goods/lesson", get({ token }, html)],
  ] as const) {
    const answer = await routeHandler(route)(request, runtime);
    expect([route, answer.status, answer.headers["retry-after"]]).toEqual([route, 503, "60"]);
  }
});
