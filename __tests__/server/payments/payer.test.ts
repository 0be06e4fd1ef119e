import { runPayments } from "../../../src/server/cli/payments";
import { MailError } from "../../../src/server/mail/mailer";
import { payerMail } from "../../../src/server/mail/payer-mail";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { forgetPayers, hasDuePayers } from "../../../src/server/payments/forget-payers";
import { noticeIds } from "../../../src/server/payments/notices";
import { readIntent } from "../../../src/server/payments/store/payments";
import type { Runtime } from "../../../src/server/runtime";
import { createTexts } from "../../../src/server/texts";
import { monthlyGift } from "../support/monthly-gift";
import { formPost, jsonOf, jsonPost, get } from "../support/requests";
import { donateByForm, handleDonation, handleMethods } from "../support/routes";
import { siteData } from "../support/site-data";
import { midtransSays, started, type Started, stripeSays } from "../support/started-payment";

const email = "ayu@example.org";
const month = 31 * 24 * 60 * 60_000;

async function mailsTo(address: string, { runtime, mailer }: Started) {
  await runtime.idle();
  return mailer.sent.filter(({ to }) => to.includes(address));
}

function pays(payment: Started, change: object = {}) {
  const paid = { ...payment.session, status: "complete", payment_status: "paid", ...change };
  return stripeSays(payment, "checkout.session.completed", paid);
}

test.each(["en", "id"])(
  "a payer who gave an address is thanked once, in their language (%s)",
  async (language) => {
    const { t } = createTexts(siteData, language);
    const payment = await started("stripe", { email, language });
    expect(payment.stripe.made[0]?.get("customer_email")).toBe(email);
    expect((await payment.page()).body).not.toContain(email);
    for (let time = 0; time < 2; time += 1)
      await pays(payment, { customer_details: { email: "other@example.org" } });
    const [mail, ...more] = await mailsTo(email, payment);
    expect(more).toEqual([]);
    expect(await mailsTo("other@example.org", payment)).toEqual([]);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toMatch(/50[.,]00/);
      expect(body).toContain(siteData.campaigns[0]?.title[language]);
      expect(body).toContain(String((await payment.view()).reference));
      expect(body).not.toMatch(/<img|undefined|\{\{|server:/);
    }
    const { body } = await payment.page();
    expect(body).toContain(t("server:result.receipt"));
    expect(body).not.toContain(email);
    expect(JSON.stringify(await payment.view())).not.toContain(email);
  },
);

test("the address typed at Stripe is used where none was typed here", async () => {
  const payment = await started("stripe");
  await pays(payment, { customer_details: { email } });
  expect(await mailsTo(email, payment)).toHaveLength(1);
});

test("without an address, or while no mail server takes the mail, the page promises none", async () => {
  const { t } = createTexts(siteData, "en");
  const unknown = await started("stripe");
  await pays(unknown);
  const down = await started("stripe", { email });
  down.mailer.send = () => Promise.reject(new Error("down"));
  await pays(down);
  for (const payment of [unknown, down]) {
    await payment.runtime.idle();
    const { body } = await payment.page("en");
    expect(body).toContain(t("server:result.keep"));
    expect(body).not.toContain(t("server:result.receipt"));
  }
});

test("each turn of a payment is told, with the deadline of one that is on its way", async () => {
  const payment = await started("midtrans", { email });
  await midtransSays(payment, "pending", { expiry_time: "2026-01-16 15:01:00" });
  const [pending] = await mailsTo(email, payment);
  expect(pending?.text).toMatch(/16 January 2026/);
  await midtransSays(payment, "settlement");
  await midtransSays(payment, "refund");
  expect(await mailsTo(email, payment)).toHaveLength(3);
});

test("what is no longer on its way is not said to be", async () => {
  const payment = await started("midtrans", { email });
  const { mailer } = payment.runtime;
  const offline = { ...payment, runtime: { ...payment.runtime, mailer: undefined } };
  await midtransSays(offline, "pending");
  await midtransSays(offline, "settlement");
  await deliverDue({ ...payment.runtime, mailer });
  expect(await mailsTo(email, payment)).toHaveLength(1);
});

test("what a month brought, and a new amount, are told to the payer of a monthly gift", async () => {
  const { t } = createTexts(siteData, "en");
  const gift = await monthlyGift();
  const told = async () => (await mailsTo(email, gift)).slice(1).map(({ subject }) => subject);
  await stripeSays(gift, "customer.subscription.updated", gift.subscription(5000), { id: "evt_same" });
  expect(await told()).toEqual([]);
  await stripeSays(gift, "customer.subscription.updated", gift.subscription(2500), { id: "evt_less" });
  await stripeSays(gift, "invoice.paid", gift.invoice(2500), { id: "evt_month" });
  const occurredAt = new Date(gift.runtime.now().getTime() + 1000);
  const failed = { ...gift.invoice(2500), id: "in_3" };
  await stripeSays(gift, "invoice.payment_failed", failed, { id: "evt_failed", occurredAt });
  const turns = ["changed", "renewed", "renewal_failed"] as const;
  expect(await told()).toEqual(
    turns.map((kind) => t(`server:mail.payer.${kind}.subject`, { amount: "$25.00" })),
  );
  const { title: item = "" } = (await readIntent(gift.runtime.store, gift.reference)) ?? {};
  const mails = (await mailsTo(email, gift)).slice(1);
  for (const [index, kind] of turns.entries())
    expect(mails[index]?.text).toContain(t(`server:mail.payer.${kind}.text`, { amount: "$25.00", item }));
  const { reference, runtime } = gift;
  const withLink = runtime.environment;
  for (const [environment, by] of [
    [withLink, "mendByLink"],
    [{ ...withLink, LINK_SECRET: undefined }, "mendByMail"],
  ] as const) {
    const notice = { kind: "renewal_failed", reference, createdAt: occurredAt.toISOString() } as const;
    const mail = await payerMail("id", notice, { ...runtime, environment });
    expect(mail?.text.split("\n\n")).toContain(t(`server:mail.payer.${by}`));
  }
});

test.each([
  ["has ended since", "customer.subscription.deleted", 2500, "ended"],
  ["was changed again", "customer.subscription.updated", 7500, "changed"],
] as const)(
  "an amount is not told as that of the next months if the gift %s",
  async (_since, type, minor, kind) => {
    const { t } = createTexts(siteData, "en");
    const gift = await monthlyGift();
    const { mailer } = gift.runtime;
    const offline = { runtime: { ...gift.runtime, mailer: undefined } };
    const later = new Date(gift.runtime.now().getTime() + 1000);
    await stripeSays(offline, "customer.subscription.updated", gift.subscription(2500), { id: "evt_less" });
    await stripeSays(offline, type, gift.subscription(minor), { id: "evt_since", occurredAt: later });
    await deliverDue({ ...gift.runtime, mailer });
    const told = (await mailsTo(email, gift)).slice(1).map(({ subject }) => subject);
    expect(told).toEqual([t(`server:mail.payer.${kind}.subject`, { amount: "$75.00" })]);
  },
);

test.each(["ayu@x", "ayu@", "ayu", `${"x".repeat(250)}@example.org`])(
  "the address %s is asked about",
  async (wrong) => {
    const payment = await started("stripe");
    const choice = {
      currency: "USD",
      presetUSD: "50",
      language: "en",
      method: "stripe",
      idempotencyKey: "another-key-00001",
      email: wrong,
    };
    const refused = await handleDonation(jsonPost(choice), payment.runtime);
    expect([refused.status, jsonOf(refused).fields]).toEqual([422, { email: "invalid" }]);
    const page = await handleDonation(formPost(choice), payment.runtime);
    expect(page.status).toBe(422);
    expect(page.body).toContain(`value="${wrong}"`);
    expect(page.body).toContain(createTexts(siteData, "en").t("forms:errors.email.invalid"));
    expect(payment.stripe.made).toHaveLength(1);
  },
);

test("a form asks for the address only where mails are sent", async () => {
  const payment = await started("stripe");
  expect(jsonOf(await handleMethods(get({}), payment.runtime))).toMatchObject({ mails: true });
  const silent = { ...payment.runtime, mailer: undefined };
  expect(jsonOf(await handleMethods(get({}), silent))).toMatchObject({ mails: false });
  const review = formPost({ currency: "USD", presetUSD: "50", language: "en" });
  expect((await donateByForm(review, payment.runtime)).body).toContain('name="email"');
  expect((await donateByForm(review, silent)).body).not.toContain('name="email"');
  const { t } = createTexts(siteData, "en");
  const shared = async (runtime: Runtime) =>
    (await donateByForm(review, runtime)).body.includes(t("forms:order.emailShared"));
  const providers = payment.runtime.providers.filter(({ id }) => id !== "stripe");
  expect([await shared(payment.runtime), await shared({ ...payment.runtime, providers })]).toEqual([
    true,
    false,
  ]);
});

test("an address is erased on request, and does not come back", async () => {
  const payment = await started("stripe", { email });
  for (const args of [
    ["erase", email.toUpperCase()],
    ["erase", payment.reference.slice(0, 8)],
    ["erase", "nobody@example.org"],
  ])
    await runPayments(args, payment.runtime);
  expect([...payment.runtime.items.values()].join()).toContain(email);
  expect((await runPayments(["erase", email.toUpperCase(), "--apply"], payment.runtime)).exitCode).toBe(0);
  await pays(payment, { customer_details: { email } });
  expect(await mailsTo(email, payment)).toEqual([]);
  expect([...payment.runtime.items.values()].join()).not.toContain(email);
  expect((await runPayments(["erase", payment.reference, "--apply"], payment.runtime)).exitCode).toBe(1);
});

test("names the payers whose record cannot be read when an address is erased", async () => {
  const payment = await started("stripe", { email });
  const { items } = payment.runtime;
  const damaged = "payments:0000000000000000:payer";
  items.set(damaged, "{");
  const { exitCode, warning } = await runPayments(["erase", email, "--apply"], payment.runtime);
  expect({ exitCode, names: warning?.includes(damaged) }).toEqual({ exitCode: 0, names: true });
  expect([...items.values()].join()).not.toContain(email);
});

test("an address is forgotten in time, that of a monthly donation once it has ended", async () => {
  const once = await started("stripe", { email });
  const monthly = await started("stripe", { email, frequency: "monthly" });
  for (const payment of [once, monthly]) {
    await pays(payment);
    await payment.runtime.idle();
    payment.runtime.wait(11 * month);
    await forgetPayers(payment.runtime);
    expect([...payment.runtime.items.values()].join()).toContain(email);
    payment.runtime.wait(2 * month);
    await forgetPayers(payment.runtime);
  }
  expect([...once.runtime.items.values()].join()).not.toContain(email);
  expect([...monthly.runtime.items.values()].join()).toContain(email);
  await stripeSays(monthly, "customer.subscription.deleted", {
    metadata: { reference: monthly.reference },
    items: { data: [{ price: { unit_amount: 5000, currency: "usd" } }] },
  });
  expect(await mailsTo(email, monthly)).toHaveLength(2);
  await forgetPayers(monthly.runtime);
  expect([...monthly.runtime.items.values()].join()).not.toContain(email);
});

test("an address is not forgotten while an e-mail to its payer waits", async () => {
  const gift = await monthlyGift();
  gift.runtime.wait(13 * month);
  const send = jest.spyOn(gift.mailer, "send").mockRejectedValue(new MailError("ECONNECTION", false, true));
  await stripeSays(gift, "customer.subscription.deleted", gift.subscription(5000));
  await gift.runtime.idle();
  send.mockRestore();
  const isKnown = () => [...gift.runtime.items.values()].join().includes(email);
  expect(await hasDuePayers(gift.runtime)).toBe(false);
  await forgetPayers(gift.runtime);
  expect(isKnown()).toBe(true);
  gift.runtime.wait(month);
  await deliverDue(gift.runtime);
  expect(gift.mails()).toHaveLength(2);
  expect(await hasDuePayers(gift.runtime)).toBe(true);
  await forgetPayers(gift.runtime);
  expect(isKnown()).toBe(false);
});

test("that a payment page was left until it ran out is told to nobody, and nothing is stored to be sent", async () => {
  const payment = await started("stripe", { email });
  await stripeSays(payment, "checkout.session.expired", payment.session);
  expect(await payment.view()).toMatchObject({ state: "expired" });
  expect(await noticeIds(payment.runtime.store)).toEqual([]);
  expect(await mailsTo(email, payment)).toEqual([]);
});

test.each(["en", "id"])(
  "whoever was told to pay reads once that the time has run out (%s)",
  async (language) => {
    const { t } = createTexts(siteData, language);
    const payment = await started("midtrans", { email, language });
    for (const status of ["pending", "expire", "expire"])
      await midtransSays(payment, status, { payment_type: "bank_transfer" });
    const [, mail, ...more] = await mailsTo(email, payment);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(t("server:result.expiredTitle"));
    expect(mail?.text).toContain(t("server:result.notCharged"));
    expect(payment.mailer.sent).toHaveLength(2);
  },
);
