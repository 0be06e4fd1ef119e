import { formatMoney } from "../../../src/domain/money";
import type { Fields } from "../../../src/domain/record";
import { othersOf } from "../../../src/server/payments/http/payment-view";
import { readIntent } from "../../../src/server/payments/store/payments";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { formWith } from "../support/form-with";
import { formPost, get, jsonOf, jsonPost } from "../support/requests";
import { handleDonation, handleResult, handleStatus } from "../support/routes";
import { siteData } from "../support/site-data";
import { midtransSays, started, type Started, stripeSays } from "../support/started-payment";

const intention = "0000111122223333";
const email = "ayu@example.org";
const checkout = "https://checkout.stripe.com/c/pay";
const asVirtualAccount = { payment_type: "bni_va", expiry_time: "2026-01-16 15:01:00" };
const until = new Date("2026-01-16T08:01:00Z");

/** A payment to a virtual account that is awaited: Midtrans cancels none. */
async function awaited(change: Fields = {}) {
  const payment = await started("midtrans", { intention, email, ...change });
  await midtransSays(payment, "pending", asVirtualAccount);
  return payment;
}

async function order({ runtime }: Started, change: Fields) {
  const fields = {
    ...{ currency: "USD", presetUSD: "50", language: "en", method: "stripe" },
    ...{ idempotencyKey: "another-key-0001", intention, ...change },
  };
  return jsonOf(await handleDonation(jsonPost(fields), runtime));
}

/** Reference of the payment whose result an order led to. */
function resultOf({ url }: Fields): string {
  return new URL(String(url)).searchParams.get("ref") ?? "";
}

const paymentOf = async ({ runtime }: Started, ref: string) =>
  jsonOf(await handleStatus(get({ ref }), runtime)).payment as Fields;

test.each(languageCodes)(
  "says in %s which payment is still open, that nothing was charged, and starts the new one all the same",
  async (language) => {
    const { t, moment } = createTexts(siteData, language);
    const payment = await awaited({ language });
    const { runtime, reference, stripe } = payment;
    const fields = { currency: "USD", presetUSD: "100", language, intention, email, method: "stripe" };
    const answer = await handleDonation(formPost({ ...fields, idempotencyKey: "another-key-0001" }), runtime);
    const ref = resultOf({ url: answer.headers.location });
    expect([ref === reference, stripe.made]).toEqual([false, []]);
    const { body } = await handleResult(get({ ref }), runtime);
    const rupiah = formatMoney({ currency: "IDR", minor: 812_500 }, language);
    const open = t("server:paidBy.midtrans", { amount: rupiah });
    expect(body).toContain(t("server:result.alsoOpen", { payment: open, deadline: moment(until) }));
    expect(body).toContain(`ref=${reference}">${t("server:result.other")}</a>`);
    expect(body).toContain(t("server:result.notOpened"));
    const dollars = formatMoney({ currency: "USD", minor: 10_000 }, language);
    const button = t("server:review.stripe", { amount: dollars });
    const { headers } = await handleDonation(formPost(formWith(button, body)), runtime);
    expect(headers.location).toBe(`${checkout}/cs_test_1`);
    expect(stripe.made[0]?.get("customer_email")).toBe(email);
    expect(await payment.view()).toMatchObject({ state: "pending" });
  },
);

test.each([
  ["another amount", { presetUSD: "100" }],
  ["a monthly gift", { frequency: "monthly" }],
  ["the same by card", {}],
])("tells scripts of what is open, for %s", async (_name, change) => {
  const payment = await awaited();
  const ref = resultOf(await order(payment, change));
  const alsoBegun = {
    ...{ state: "open", method: "midtrans", deadline: until.toISOString() },
    amount: { currency: "IDR", value: "812500" },
  };
  expect(await paymentOf(payment, ref)).toMatchObject({ state: "created", charged: "no", alsoBegun });
  const again = { ...change, replaces: ref, idempotencyKey: "another-key-0002" };
  // who was not told is told, however often they press
  expect(payment.stripe.made).toEqual([]);
  await order(payment, again);
  expect(payment.stripe.made).toEqual([]);
  expect(await order(payment, { ...again, beside: "yes" })).toMatchObject({ url: `${checkout}/cs_test_1` });
});

test("the page that was opened beside is the one that the same order resumes, after a word about the other", async () => {
  const payment = await awaited();
  await order(payment, { beside: "yes" });
  const ref = resultOf(await order(payment, {}));
  const resumeUrl = `${checkout}/cs_test_1`;
  expect(await paymentOf(payment, ref)).toMatchObject({ resumeUrl, alsoBegun: { state: "open" } });
  expect(payment.stripe.made).toHaveLength(1);
  // a third choice closes it first
  await order(payment, { presetUSD: "100", idempotencyKey: "another-key-0003", beside: "yes" });
  expect([...payment.stripe.sessions.values()].map(({ status }) => status)).toEqual(["expired", "open"]);
});

test.each(languageCodes)("once what was open has run out, no word of it is left in %s", async (language) => {
  const { t } = createTexts(siteData, language);
  const payment = await awaited();
  const ref = resultOf(await order(payment, {}));
  await midtransSays(payment, "expire", asVirtualAccount);
  const { body } = await handleResult(get({ ref, lang: language }), payment.runtime);
  expect(body).toContain(`>${t("server:result.retry")}</button>`);
  expect(body).not.toContain(t("server:result.other"));
  expect(await order(payment, {})).toMatchObject({ url: `${checkout}/cs_test_1` });
});

test.each(languageCodes)("what is on its way leads to its result, which says so in %s", async (language) => {
  const { t } = createTexts(siteData, language);
  const payment = await started("midtrans", { intention });
  await midtransSays(payment, "authorize", asVirtualAccount);
  expect(resultOf(await order(payment, { beside: "yes" }))).toBe(payment.reference);
  const { body } = await payment.page(language, { earlier: "1" });
  expect(body).toContain(t("server:result.onItsWay", { email: siteData.site.email }));
});

test.each(languageCodes)(
  "once another payment came in, nothing in %s asks for the one that is open; the mail says so, too",
  async (language) => {
    const { t } = createTexts(siteData, language);
    const payment = await awaited({ language });
    const body = async () => (await payment.page(language)).body;
    expect(await body()).toContain(`name="change" value="yes">${t("server:review.change")}</button>`);
    await order(payment, { beside: "yes", language, email });
    const [session] = [...payment.stripe.sessions.values()];
    await stripeSays(payment, "checkout.session.completed", { ...session, payment_status: "paid" });
    const dollars = formatMoney({ currency: "USD", minor: 5000 }, language);
    const rupiah = formatMoney({ currency: "IDR", minor: 812_500 }, language);
    const { title: item } = await payment.view();
    const page = await body();
    expect(page).toContain(`<h1>${t("server:result.paidElsewhereTitle")}</h1>`);
    expect(page).toContain(t("server:result.open", { amount: rupiah, item: String(item) }));
    expect(page).toContain(t("server:result.paidElsewhere", { amount: dollars }));
    expect(page).not.toContain(
      t("server:result.deadline", { deadline: createTexts(siteData, language).moment(until) }),
    );
    expect(page).not.toContain(t("server:review.change"));
    expect(await payment.view()).not.toHaveProperty("deadline");
    await payment.runtime.idle();
    const subject = t("server:mail.payer.paid.subject", { amount: dollars });
    const thanks = payment.mailer.sent.find((mail) => mail.subject === subject);
    const open = t("server:paidBy.midtrans", { amount: rupiah });
    expect(thanks?.text).toContain(t("server:mail.payer.otherOpen", { payment: open }));
  },
);

test("what is open is no transfer that is awaited", async () => {
  const payment = await awaited();
  const ref = resultOf(await order(payment, {}));
  const intent = await readIntent(payment.runtime.store, ref);
  expect(intent && (await othersOf(intent, payment.runtime))).toMatchObject([{ state: "open" }]);
});
