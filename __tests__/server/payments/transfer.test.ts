import { day } from "../../../src/domain/durations";
import { formatMoney } from "../../../src/domain/money";
import type { Fields } from "../../../src/domain/record";
import { runPayments } from "../../../src/server/cli/payments";
import { recordPaid } from "../../../src/server/ledger/recorded-credits";
import { bothPayments } from "../../../src/server/mail/both-payments";
import { payerMail } from "../../../src/server/mail/payer-mail";
import { runJob } from "../../../src/server/outbox/run-job";
import { noticeIds, readNotice } from "../../../src/server/payments/notices";
import { createStripeProvider } from "../../../src/server/payments/providers/stripe/stripe-provider";
import type { PaymentIntent } from "../../../src/server/payments/store/payment-records";
import { openPayments } from "../../../src/server/payments/store/payments";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import { shortReference } from "../../../src/server/reference";
import type { Runtime } from "../../../src/server/runtime";
import type { Store } from "../../../src/server/storage/store";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { formWith } from "../support/form-with";
import { formPost, get, jsonOf, jsonPost } from "../support/requests";
import {
  donateByForm,
  handleDonation,
  handleMethods,
  handlePurchase,
  handleResult,
  handleStatus,
} from "../support/routes";
import { keepingMailer, mailSettings, refusingMailer } from "../support/runtime";
import { siteData } from "../support/site-data";
import { donationByTransfer, startTransfer, storedPayment, transferRuntime } from "../support/transfers";

const { bankAccount } = siteData;

async function viewOf(runtime: ReturnType<typeof transferRuntime>, ref: string) {
  return jsonOf(await handleStatus(get({ ref }), runtime)).payment as Fields;
}

test("is offered in rupiah, once, for gifts and sales", async () => {
  expect(jsonOf(await handleMethods(get({}), transferRuntime()))).toMatchObject({
    mode: "live",
    methods: [{ id: "transfer", currency: "IDR", kinds: ["donation", "purchase"], frequencies: ["once"] }],
  });
});

test("leads to our own result page, which shows the account and the unique sum until the deadline", async () => {
  const runtime = transferRuntime();
  const fields = donationByTransfer();
  const answer = jsonOf(await handleDonation(jsonPost(fields), runtime));
  const [reference = ""] = await openPayments(runtime.store);
  const { intent } = await storedPayment(runtime, reference);
  const code = intent.charge.minor - 812_500;
  expect([code >= 1, code <= 999]).toEqual([true, true]);
  expect(answer).toMatchObject({
    status: "redirect",
    url: `https://tajuk.example/donate/result/?ref=${reference}`,
    amount: { currency: "IDR", value: String(intent.charge.minor) },
  });
  expect(jsonOf(await handleDonation(jsonPost(fields), runtime))).toEqual(answer);
  const view = await viewOf(runtime, reference);
  expect(view).toMatchObject({
    ...{ state: "pending", charged: "unknown", account: bankAccount, code: String(code) },
    deadline: new Date(Date.parse(intent.createdAt) + 7 * day).toISOString(),
  });
  expect(view).not.toHaveProperty("resumeUrl");
});

test.each([
  ["en", "USD", "50", true],
  ["id", "USD", "50", true],
  ["id", "IDR", "800000", false],
] as const)(
  "the review says to who is probably abroad what a transfer means: in %s, of %s",
  async (...row) => {
    const [language, currency, customAmount, is] = row;
    const { t } = createTexts(siteData, language);
    const fields = { campaign: "forest-fund", language, currency, customAmount };
    const { body } = await donateByForm(formPost(fields), transferRuntime());
    expect(body).toContain(t("server:review.title"));
    expect(body.includes(t("server:review.abroad"))).toBe(is);
  },
);

test.each(languageCodes)(
  "the review says in %s what follows, of a transfer and of a provider",
  async (language) => {
    const { t } = createTexts(siteData, language);
    const card = createStripeProvider({ secretKey: "sk_test_1", webhookSecrets: [] });
    const transfers = transferRuntime();
    const both = { ...transfers, providers: [card, ...transfers.providers] };
    const fields = { campaign: "forest-fund", language, currency: "IDR", customAmount: "800000" };
    for (const [runtime, step] of [
      [transfers, "transfer"],
      [both, "mixed"],
    ] as const) {
      const { body } = await donateByForm(formPost(fields), runtime);
      expect(body).toContain(t(`forms:order.next.${step}`));
    }
  },
);

test("shows no QRIS picture for a sum that QRIS does not take", async () => {
  const runtime = transferRuntime();
  for (const [customAmount, qris] of [
    ["9000000", bankAccount?.qris],
    ["10000000", undefined],
  ] as const) {
    const { intent } = await startTransfer(runtime, { customAmount });
    expect((await viewOf(runtime, intent.reference)) as object).toMatchObject({
      account: { number: bankAccount?.number, ...(qris && { qris }) },
    });
    expect(JSON.stringify(await viewOf(runtime, intent.reference)).includes('"qris"')).toBe(
      qris !== undefined,
    );
    const { body } = await handleResult(get({ ref: intent.reference }), runtime);
    const how = createTexts(siteData, "en").t("server:transfer.qrisHow");
    expect(body.includes(how)).toBe(qris !== undefined);
  }
});

test.each(languageCodes)(
  "needs no more than a QRIS code, in %s, for sums that QRIS takes",
  async (language) => {
    const { t } = createTexts(siteData, language);
    const account = { holder: "Tajuk", qris: "/transfer/qris-1.png" };
    const runtime = transferRuntime({ parts: { siteData: { ...siteData, bankAccount: account } } });
    const { intent } = await startTransfer(runtime, { language, email: "ayu@example.org" });
    const { body } = await handleResult(get({ ref: intent.reference }), runtime);
    expect(body).toContain(t("server:transfer.qrisOnly"));
    expect(body).not.toContain(t("server:transfer.messageHelps"));
    expect(body).toContain(`<a href="${account.qris}" download>${t("server:transfer.saveQris")}</a>`);
    for (const name of ["number", "message"] as const)
      expect(body).not.toContain(`<dt>${t(`server:transfer.${name}`)}</dt>`);
    const notice = { kind: "pending", reference: intent.reference, createdAt: intent.createdAt } as const;
    expect((await payerMail("1", notice, runtime))?.text).not.toMatch(/undefined|Tajuk:/);
    await expect(startTransfer(runtime, { customAmount: "9999500" })).rejects.toThrow(/too_large/);
  },
);

test.each(languageCodes)(
  "is explained in %s without scripts, and the page does not reload",
  async (language) => {
    const runtime = transferRuntime();
    const { t, locale } = createTexts(siteData, language);
    const { idempotencyKey, method, ...choices } = donationByTransfer({ language });
    const rupiah = (minor: number) => formatMoney({ currency: "IDR", minor }, locale);
    const review = await donateByForm(formPost(choices), runtime);
    const before = t("server:review.transferCode", { amount: rupiah(812_500), code: rupiah(999) });
    expect(plain(review.body)).toContain(plain(before));
    expect(review.body).toContain(t("forms:order.next.transfer").replaceAll("'", "&#39;"));
    const started = await handleDonation(formPost({ ...choices, method, idempotencyKey }), runtime);
    const [ref = ""] = await openPayments(runtime.store);
    expect(started.headers.location).toBe(`https://tajuk.example/api/payments/result?ref=${ref}`);
    const { intent } = await storedPayment(runtime, ref);
    const { status, body, headers } = await handleResult(get({ ref }), runtime);
    expect([status, headers.refresh]).toEqual([200, undefined]);
    const sum = formatMoney(intent.charge, language);
    for (const text of [
      ...[bankAccount?.bank, bankAccount?.number, bankAccount?.holder, sum, shortReference(ref)],
      ...[
        t("server:result.transferTitle", { amount: sum }),
        t("server:transfer.confirmed"),
        t("server:transfer.messageHelps"),
      ],
      ...[
        t("server:transfer.code", {
          chosen: rupiah(812_500),
          code: formatMoney(intent.code ?? intent.charge, locale),
        }),
      ],
    ]) {
      expect(plain(body)).toContain(plain(text ?? "no account"));
    }
    expect(body).toContain(`<img src="${bankAccount?.qris}"`);
    expect(headers["content-security-policy"]).toContain("img-src 'self'");
  },
);

test("says that it has arrived, and promises no receipt by e-mail", async () => {
  const runtime = transferRuntime();
  const { t } = createTexts(siteData, "en");
  const { intent } = await startTransfer(runtime);
  const { reference, charge: amount } = intent;
  const occurredAt = runtime.now();
  await recordEvent({ reference, key: "paid", kind: "paid", occurredAt, amount }, runtime);
  const view = await viewOf(runtime, reference);
  expect(view).toMatchObject({ state: "paid", charged: "yes" });
  expect(view).not.toHaveProperty("account");
  const { body } = await handleResult(get({ ref: reference }), runtime);
  expect(body).toContain(t("server:result.keep"));
  expect(body).not.toContain(t("server:result.receipt"));
});

test.each(languageCodes)(
  "says in %s where what is bought will be, on its page and by mail",
  async (language) => {
    const runtime = transferRuntime();
    const { t } = createTexts(siteData, language);
    const fields = { language, email: "ayu@example.org" };
    const { intent: gift } = await startTransfer(runtime, fields);
    const { intent } = await startTransfer(runtime, { ...fields, product: "carbon-handbook" });
    for (const [{ reference, createdAt }, is] of [
      [intent, true],
      [gift, false],
    ] as const) {
      const { body } = await handleResult(get({ ref: reference, lang: language }), runtime);
      expect(body.includes(t("server:transfer.goods"))).toBe(is);
      const mail = await payerMail("id", { kind: "pending", reference, createdAt }, runtime);
      expect(mail?.text.split("\n\n").includes(t("server:mail.payer.goodsLater"))).toBe(is);
    }
  },
);

test("runs out after its deadline, in the regular job", async () => {
  const runtime = transferRuntime();
  const { t } = createTexts(siteData, "en");
  const { intent } = await startTransfer(runtime, { product: "carbon-handbook" });
  const { reference } = intent;
  runtime.wait(7 * day - 60_000);
  await runJob(runtime);
  expect(await openPayments(runtime.store)).toEqual([reference]);
  runtime.wait(60_000);
  await runJob(runtime);
  expect(await openPayments(runtime.store)).toEqual([]);
  expect(await viewOf(runtime, reference)).toMatchObject({ state: "expired", charged: "unknown" });
  const { body } = await handleResult(get({ ref: reference }), runtime);
  expect(body).toContain(t("server:result.transferExpiredTitle"));
  expect(body).toContain(siteData.site.email);
  expect(body).not.toContain(t("server:result.notCharged"));
});

test.each(languageCodes)(
  "says in %s where e-mails go, masked, until it has come in, and a retry is reviewed first",
  async (language) => {
    const runtime = transferRuntime({ parts: { mailer: keepingMailer() } });
    const { t } = createTexts(siteData, language);
    const email = "ayu@example.org";
    const { intent } = await startTransfer(runtime, { product: "carbon-handbook", language, email });
    const unknown = await startTransfer(runtime, { product: "carbon-handbook", language });
    const page = async (ref: string) => (await handleResult(get({ ref }), runtime)).body;
    for (const days of [0, 8]) {
      for (let passed = 0; passed < days; passed += 1) {
        runtime.wait(day);
        await runJob(runtime);
      }
      expect(await viewOf(runtime, intent.reference)).toMatchObject({ mailsTo: "a…@example.org" });
      const known = await page(intent.reference);
      expect(known).toContain(t("server:transfer.mailsTo", { address: "a…@example.org" }));
      expect(known).not.toContain(email);
      expect(await viewOf(runtime, unknown.intent.reference)).toMatchObject({ mailsTo: null });
      expect(await page(unknown.intent.reference)).toContain(t("server:transfer.noMails"));
    }
    const form = formWith(t("server:result.retry"), await page(intent.reference));
    const review = await handlePurchase(formPost(form), runtime);
    expect(review.body).toContain(t("server:review.title"));
    expect(review.body).toContain('name="email"');
    expect(await openPayments(runtime.store)).toEqual([]);
    const choices = Object.fromEntries(Object.entries(form).filter(([name]) => name !== "review"));
    const corrected = { ...choices, email: "sari@example.org" };
    expect((await handlePurchase(formPost(corrected), runtime)).status).toBe(303);
    const [again = ""] = await openPayments(runtime.store);
    expect(await viewOf(runtime, again)).toMatchObject({ mailsTo: "s…@example.org" });
  },
);

test.each(languageCodes)(
  "promises in %s no e-mails to an address that was refused for good, until it is put right",
  async (language) => {
    const [wrong, right] = ["sari@example.con", "sari@example.org"];
    const mailer = refusingMailer((address) => address === wrong);
    const runtime = transferRuntime({ settings: mailSettings, parts: { mailer } });
    const { intent } = await startTransfer(runtime, { language, email: wrong });
    const { reference, charge: amount } = intent;
    const pending = { key: "pending", kind: "pending", occurredAt: runtime.now() } as const;
    await recordEvent({ reference, ...pending, amount }, runtime);
    const t = createTexts(siteData, language).t;
    const page = async () => (await handleResult(get({ ref: reference }), runtime)).body;
    const promise = (address: string) => t("server:transfer.mailsTo", { address });
    expect(await page()).toContain(promise("s…@example.con"));
    await runJob(runtime);
    expect(await viewOf(runtime, reference)).toMatchObject({ mailsTo: "s…@example.con", mailsRefused: true });
    expect(await page()).toContain(t("server:transfer.mailsRefused", { address: "s…@example.con" }));
    expect(await page()).not.toContain(promise("s…@example.con"));
    await runPayments(["address", reference, right, "--apply"], runtime);
    expect(await viewOf(runtime, reference)).toMatchObject({ mailsRefused: false });
    expect(await page()).toContain(promise("s…@example.org"));
  },
);

test("says nothing of e-mails where the site sends none, or once the money has come in", async () => {
  const runtime = transferRuntime({ parts: { mailer: keepingMailer() } });
  const { intent } = await startTransfer(runtime, { email: "ayu@example.org" });
  const { reference, charge: amount } = intent;
  expect(await viewOf({ ...runtime, mailer: undefined }, reference)).not.toHaveProperty("mailsTo");
  await recordEvent({ reference, key: "paid", kind: "paid", occurredAt: runtime.now(), amount }, runtime);
  expect(await viewOf(runtime, reference)).not.toHaveProperty("mailsTo");
});

test.each(languageCodes)(
  "of two sums that one payer chose, both are awaited, and each page says so in %s",
  async (language) => {
    const runtime = transferRuntime();
    const { t, locale } = createTexts(siteData, language);
    const intention = "b7d1c0aa-5d1e-4f0e-9f63-2f4b1c9d7e01";
    const { intent: first } = await startTransfer(runtime, { intention, language });
    const { intent: next } = await startTransfer(runtime, { intention, language, customAmount: "900000" });
    const said = async (of: PaymentIntent) =>
      plain((await handleResult(get({ ref: of.reference }), runtime)).body);
    const words = (name: "alsoAwaited" | "alsoPaid", { charge }: PaymentIntent) =>
      plain(t(`server:result.${name}`, { amount: formatMoney(charge, locale) }));
    expect(await openPayments(runtime.store)).toEqual([first.reference, next.reference].sort());
    expect(await said(first)).toContain(words("alsoAwaited", next));
    expect(await said(next)).toContain(words("alsoAwaited", first));
    const { reference, charge: amount } = first;
    await recordEvent({ reference, key: "paid", kind: "paid", occurredAt: runtime.now(), amount }, runtime);
    expect(await said(next)).toContain(words("alsoPaid", first));
    // what ran out is not awaited
    runtime.wait(8 * day);
    await runJob(runtime);
    expect(await said(next)).not.toContain(words("alsoPaid", first));
  },
);

test.each(languageCodes)(
  "who paid in another way is not asked in %s for the transfer as if nothing had come",
  async (language) => {
    const mailer = keepingMailer();
    const runtime = transferRuntime({ settings: mailSettings, parts: { mailer } });
    const { t } = createTexts(siteData, language);
    const change = { intention: "b7d1c0aa-5d1e-4f0e-9f63-2f4b1c9d7e01", language, email: "ayu@example.org" };
    const { intent: first } = await startTransfer(runtime, change);
    const { intent: next } = await startTransfer(runtime, { ...change, customAmount: "900000" });
    const event = { reference: first.reference, key: "paid", kind: "paid", amount: first.charge } as const;
    await recordEvent({ ...event, occurredAt: runtime.now() }, runtime);
    // its page is seen only now
    const page = plain((await handleResult(get({ ref: next.reference }), runtime)).body);
    await runtime.idle();
    const [paid, sum] = [first, next].map(({ charge }) => formatMoney(charge, language));
    const sent = (subject: string) => plain(mailer.sent.find((mail) => mail.subject === subject)?.text ?? "");
    const warned = plain(t("server:result.alsoPaid", { amount: paid ?? "" }));
    expect(page).toContain(warned);
    expect(sent(t("server:result.transferTitle", { amount: sum ?? "" }))).toContain(warned);
    const payment = t("server:paidBy.transfer", { amount: sum ?? "" });
    expect(sent(t("server:mail.payer.paid.subject", { amount: paid ?? "" }))).toContain(
      plain(t("server:mail.payer.otherOpen", { payment })),
    );
  },
);

test.each(languageCodes)(
  "of a transfer that was perhaps paid twice, %s says the day and no hour",
  async (language) => {
    const runtime = transferRuntime();
    const { t, date } = createTexts(siteData, language);
    const intention = "b7d1c0aa-5d1e-4f0e-9f63-2f4b1c9d7e01";
    const both = [
      await startTransfer(runtime, { intention }),
      await startTransfer(runtime, { intention, customAmount: "900000" }),
    ];
    for (const payment of both)
      await recordPaid(payment, { amount: payment.intent.charge, date: "2026-01-15" }, runtime);
    const [reference = "", other] = both.map(({ intent }) => intent.reference);
    const lines = await bothPayments({ reference, other }, runtime.store, createTexts(siteData, language));
    expect(lines).toEqual(
      both.map(({ intent }) =>
        t("server:mail.paidOnce", {
          payment: t("server:paidBy.transfer", { amount: formatMoney(intent.charge, language) }),
          moment: date("2026-01-15"),
          reference: shortReference(intent.reference),
        }),
      ),
    );
  },
);

test("a payer is told that the time ran out, and which other transfer is awaited, but not one who paid after all", async () => {
  const runtime = transferRuntime();
  const { t } = createTexts(siteData, "id");
  const intention = "b7d1c0aa-5d1e-4f0e-9f63-2f4b1c9d7e01";
  const order = { intention, language: "id", email: "ayu@example.org" };
  const { intent } = await startTransfer(runtime, order);
  runtime.wait(day);
  const { intent: other } = await startTransfer(runtime, { ...order, customAmount: "900000" });
  runtime.wait(6 * day);
  await runJob(runtime);
  const id = `${intent.reference}-expired-expired`;
  expect(await noticeIds(runtime.store)).toContain(id);
  const mail = async () => {
    const notice = await readNotice(runtime.store, id);
    return notice && payerMail(id, notice, runtime);
  };
  const values = { amount: formatMoney(intent.charge, "id-ID"), item: intent.title };
  const whileAwaited = { ...values, other: formatMoney(other.charge, "id-ID") };
  expect((await mail())?.text).toContain(t("server:mail.payer.otherAwaited", whileAwaited));
  runtime.wait(day);
  expect(await mail()).toMatchObject({
    to: [order.email],
    subject: t("server:result.transferExpiredTitle"),
    text: expect.stringContaining(t("server:result.transferExpired", values)) as string,
  });
  const { reference, charge: amount } = other;
  await recordEvent({ reference, key: "paid", kind: "paid", occurredAt: runtime.now(), amount }, runtime);
  expect(await mail()).toBeUndefined();
});

test("is refused in plain words while all sums of an amount are taken, and charges nothing", async () => {
  const runtime = transferRuntime();
  const full = {
    ...runtime,
    providers: runtime.providers.map((one) => ({ ...one, uniqueCharge: () => Promise.resolve(undefined) })),
  };
  const { t } = createTexts(siteData, "id");
  const answer = await handleDonation(jsonPost(donationByTransfer()), full);
  expect([answer.status, jsonOf(answer).code]).toEqual([503, "sums_taken"]);
  const page = await handleDonation(formPost(donationByTransfer({ language: "id" })), full);
  expect(page.status).toBe(503);
  expect(page.body).toContain(t("forms:problems.sums_taken"));
  expect(await openPayments(runtime.store)).toEqual([]);
});

const twoPayments = { settings: { PAYMENTS_PER_ADDRESS: "2" } };

/** The statuses of three orders of other amounts, one after the other. */
async function threeOrders(runtime: Runtime, change: Fields = {}) {
  const statuses: number[] = [];
  for (const customAmount of ["900000", "910000", "920000"]) {
    const order = jsonPost(donationByTransfer({ customAmount, ...change }));
    statuses.push((await handleDonation(order, runtime)).status);
  }
  return statuses;
}

test("does not count while all sums of an amount are taken: who asked may go on with another", async () => {
  const runtime = transferRuntime(twoPayments);
  const taken = () => Promise.resolve(undefined);
  const providers = runtime.providers.map((one) => ({ ...one, uniqueCharge: taken }));
  expect(await threeOrders({ ...runtime, providers })).toEqual([503, 503, 503]);
  expect(await threeOrders(runtime)).toEqual([200, 200, 429]);
});

test("does not count while the address of the payment before cannot be read", async () => {
  const runtime = transferRuntime(twoPayments);
  const { intent } = await startTransfer(runtime);
  const failing: Store["read"] = (key, schema) =>
    key.endsWith(":payer") ? Promise.reject(new Error("closed")) : runtime.store.read(key, schema);
  const store = { ...runtime.store, read: failing };
  expect(await threeOrders({ ...runtime, store }, { replaces: intent.reference })).toEqual([503, 503, 503]);
  expect(await threeOrders(runtime)).toEqual([200, 429, 429]);
});
