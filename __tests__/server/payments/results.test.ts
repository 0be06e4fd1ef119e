import type enServer from "../../../locales/en/server.json";
import { earlier } from "../../../src/domain/payment";
import { ledgerLines } from "../../../src/server/ledger/lines";
import { runJob } from "../../../src/server/outbox/run-job";
import { openPayments, readPayment } from "../../../src/server/payments/store/payments";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import { shortReference } from "../../../src/server/reference";
import { unreadableInPlace } from "../../../src/server/storage/quarantine";
import { createStore } from "../../../src/server/storage/store";
import { createTexts } from "../../../src/server/texts";
import { plain } from "../../setup/plain";
import { formWith } from "../support/form-with";
import { memoryDriver } from "../support/memory-driver";
import { midtransNotification, midtransStatus } from "../support/midtrans-stand-in";
import { paymentTransitions } from "../support/payment-transitions";
import { formPost, get, jsonOf, jsonPost, like, post } from "../support/requests";
import { handleDonation, handleResult, handleStatus, midtransHook, stripeHook } from "../support/routes";
import { testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";
import {
  key,
  midtransSays,
  shortPatience,
  started,
  type Started,
  stripeSays,
} from "../support/started-payment";
import { stripeMessage, type StripeObject } from "../support/stripe-stand-in";
import { storedPayment } from "../support/transfers";

const { t } = createTexts(siteData, "en");

const minute = 60_000;
const day = 24 * 60 * minute;

async function stateOf(runtime: TestRuntime, reference: string) {
  const payment = await readPayment(runtime.store, reference);
  return payment && paymentTransitions(payment.intent, payment.events).map(({ to }) => to);
}

describe("Stripe's messages", () => {
  test("make a payment paid, once, and tell the team once", async () => {
    const payment = await started("stripe");
    const paid = { ...payment.session, status: "complete", payment_status: "paid" };
    for (let time = 0; time < 3; time += 1) {
      expect((await stripeSays(payment, "checkout.session.completed", paid)).status).toBe(200);
    }
    expect((await stripeSays(payment, "checkout.session.completed", paid, { id: "evt_again" })).status).toBe(
      200,
    );
    expect(await payment.view()).toMatchObject({
      state: "paid",
      charged: "yes",
      amount: { currency: "USD", value: "50.00" },
    });
    await payment.runtime.idle();
    expect(payment.mailer.sent.map(({ subject }) => subject)).toEqual([
      t("server:mail.notice.paidSubject", { amount: "$50.00" }),
    ]);
    expect(await openPayments(payment.runtime.store)).toEqual([]);
  });

  test.each([[["pending", "paid"]], [["paid", "pending"]]])("may come in any order: %j", async (order) => {
    const payment = await started("stripe");
    const messages: Readonly<Record<string, () => Promise<unknown>>> = {
      pending: () =>
        stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "unpaid" }),
      paid: () =>
        stripeSays(payment, "checkout.session.async_payment_succeeded", {
          ...payment.session,
          payment_status: "paid",
        }),
    };
    for (const name of [...order, ...order]) await messages[name]?.();
    expect(await payment.view()).toMatchObject({ state: "paid" });
  });

  test.each([
    ["checkout.session.async_payment_failed", "failed", "no"],
    ["checkout.session.expired", "expired", "no"],
  ] as const)("%s: %s, and charged: %s", async (type, state, charged) => {
    const payment = await started("stripe");
    await stripeSays(payment, type, payment.session);
    expect(await payment.view()).toMatchObject({ state, charged });
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
    expect(await payment.view()).toMatchObject({ state: "paid", charged: "yes" });
  });

  test("of a refund count when it is whole", async () => {
    const payment = await started("stripe");
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
    const charge = {
      metadata: { reference: payment.reference },
      currency: "usd",
      amount_refunded: 1000,
      refunded: false,
    };
    await stripeSays(payment, "charge.refunded", charge, { id: "evt_part" });
    expect(await payment.view()).toMatchObject({ state: "paid" });
    await stripeSays(
      payment,
      "charge.refunded",
      { ...charge, amount_refunded: 5000, refunded: true },
      { id: "evt_whole" },
    );
    expect(await payment.view()).toMatchObject({ state: "refunded" });
    expect(await stateOf(payment.runtime, payment.reference)).toEqual(["created", "paid", "refunded"]);
  });

  test("of a monthly donation's next payments are told to the team, each once", async () => {
    const payment = await started("stripe", { frequency: "monthly" });
    const details = { subscription_details: { metadata: { reference: payment.reference } } };
    const invoice = {
      id: "in_1",
      billing_reason: "subscription_cycle",
      amount_paid: 5000,
      currency: "usd",
      parent: details,
    };
    await stripeSays(
      payment,
      "invoice.paid",
      { ...invoice, billing_reason: "subscription_create" },
      { id: "evt_0" },
    );
    for (const id of ["evt_1", "evt_2", "evt_1"]) await stripeSays(payment, "invoice.paid", invoice, { id });
    await payment.runtime.idle();
    expect(payment.mailer.sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill(t("server:mail.notice.renewedSubject", { amount: "$50.00" })),
    );
  });

  test.each([
    ["another amount", { amount_total: 100 }],
    ["another currency", { currency: "idr" }],
  ])("with %s mark nothing as paid and are told to the team", async (_name, change) => {
    const payment = await started("stripe");
    expect(
      (
        await stripeSays(payment, "checkout.session.completed", {
          ...payment.session,
          payment_status: "paid",
          ...change,
        })
      ).status,
    ).toBe(200);
    const view = await payment.view();
    expect([view.state, view.charged, view.resumeUrl]).toEqual(["mismatch", "unknown", undefined]);
    await payment.runtime.idle();
    const { reference } = payment;
    const { body } = await payment.page();
    for (const text of [
      t("server:result.mismatchTitle"),
      t("server:transfer.ask", { email: siteData.site.email }),
      t("server:result.reference", { reference: shortReference(reference) }),
    ])
      expect(body).toContain(text);
    expect(body).not.toContain(t("server:result.retry"));
    expect(payment.mailer.sent[0]?.subject).toBe(
      t("server:mail.notice.mismatchSubject", { reference: shortReference(reference) }),
    );
  });

  test("are believed only with a signature over exactly these bytes", async () => {
    const payment = await started("stripe");
    const { runtime, session } = payment;
    const paid = { ...session, payment_status: "paid" };
    const good = stripeMessage("checkout.session.completed", paid, runtime.now());
    const send = (body: string, signature?: string) =>
      stripeHook(post("application/json", body, { headers: { "stripe-signature": signature } }), runtime);
    const forged = stripeMessage("checkout.session.completed", paid, runtime.now(), {
      secret: "whsec_forged",
    });
    const sentAfter = (milliseconds: number) =>
      stripeMessage("checkout.session.completed", paid, new Date(runtime.now().getTime() + milliseconds));
    const [old, early] = [sentAfter(-301_000), sentAfter(301_000)];
    for (const [body, signature] of [
      [good.payload, undefined],
      [good.payload, "t=1,v1=00"],
      [`${good.payload} `, good.signature],
      [good.payload.replace("unpaid", "paid").replace("5000", "9000"), good.signature],
      [forged.payload, forged.signature],
      [old.payload, old.signature],
      [early.payload, early.signature],
      [early.payload, `t=1,${early.signature}`],
    ] as const) {
      expect((await send(body, signature)).status).toBe(400);
    }
    expect((await payment.view()).state).toBe("created");
    const rotated = stripeMessage("checkout.session.completed", paid, runtime.now(), { secret: "whsec_old" });
    expect((await send(rotated.payload, rotated.signature)).status).toBe(200);
    expect((await payment.view()).state).toBe("paid");
  });

  test("about other things and other people's payments are taken and forgotten, but for a note of what may be ours", async () => {
    const payment = await started("stripe");
    const before = new Set(payment.runtime.items.keys());
    const strange = {
      client_reference_id: "order-17",
      payment_status: "paid",
      amount_total: 1,
      currency: "usd",
    };
    for (const [type, object] of [
      ["customer.created", {}],
      ["checkout.session.completed", strange],
      ["checkout.session.completed", { ...strange, client_reference_id: "0".repeat(26) }],
      ["checkout.session.completed", null],
      ["__proto__", payment.session],
      ["constructor", payment.session],
    ] as const) {
      const event = type as "checkout.session.completed";
      expect((await stripeSays(payment, event, object as StripeObject<typeof event>)).status).toBe(200);
    }
    const added = [...payment.runtime.items.keys()].filter((key) => !before.has(key));
    expect(added).toEqual([`unrecorded:${"0".repeat(26)}`]);
  });

  test("with a time that is none are taken and forgotten", async () => {
    const payment = await started("stripe");
    const paid = { ...payment.session, payment_status: "paid" };
    const occurredAt = { getTime: () => 1e303 } as Date;
    const answer = await stripeSays(payment, "checkout.session.completed", paid, { occurredAt });
    expect(answer.status).toBe(200);
    expect(await payment.view()).toMatchObject({ state: "created" });
  });

  test("are asked for again while the store fails", async () => {
    const payment = await started("stripe");
    const full = memoryDriver(payment.runtime.items);
    const store = createStore({ ...full, createItem: () => Promise.reject(new Error("full")) });
    const paid = { ...payment.session, payment_status: "paid" };
    const failing = { runtime: { ...payment.runtime, store } };
    expect((await stripeSays(failing, "checkout.session.completed", paid)).status).toBe(503);
    expect((await stripeSays(payment, "checkout.session.completed", paid)).status).toBe(200);
    expect((await payment.view()).state).toBe("paid");
  });
});

describe("Midtrans' messages", () => {
  test("take a payment from pending, with its deadline, to paid", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "pending", { expiry_time: "2026-01-16 15:01:00" });
    expect(await payment.view()).toMatchObject({
      state: "pending",
      deadline: "2026-01-16T08:01:00.000Z",
      resumeUrl: like(/^https:\/\/app\.sandbox\.midtrans\.com\//),
      charged: "unknown",
    });
    await midtransSays(payment, "settlement", { settlement_time: "2026-01-15 15:10:00" });
    const paid = await payment.view();
    expect(paid).toMatchObject({ state: "paid", charged: "yes", paidOn: "2026-01-15" });
    expect([paid.deadline, paid.resumeUrl]).toEqual([undefined, undefined]);
    await payment.runtime.idle();
    expect(payment.mailer.sent.map(({ subject }) => plain(subject))).toEqual([
      t("server:mail.notice.paidSubject", { amount: "Rp812,500" }),
    ]);
  });

  test.each([
    ["capture", { fraud_status: "accept" }, "paid", "yes"],
    ["capture", { fraud_status: "challenge" }, "pending", "unknown"],
    ["deny", {}, "failed", "no"],
    ["PENDING", { payment_type: "dana" }, "pending", "unknown"],
    ["cancel", {}, "failed", "no"],
    ["expire", {}, "expired", "no"],
    ["refund", {}, "refunded", "unknown"],
  ])("%s %j: %s, charged: %s", async (status, change, state, charged) => {
    const payment = await started("midtrans");
    await midtransSays(payment, status, change);
    expect(await payment.view()).toMatchObject({ state, charged });
  });

  test("of a card under review tell nobody that it is paid until it is, and then once", async () => {
    const payment = await started("midtrans");
    for (const [fraud_status, state, mails] of [
      ["challenge", "pending", 0],
      ["accept", "paid", 1],
      ["accept", "paid", 1],
    ] as const) {
      await midtransSays(payment, "capture", { fraud_status });
      await payment.runtime.idle();
      expect(await payment.view()).toMatchObject({ state });
      expect(payment.mailer.sent).toHaveLength(mails);
    }
    expect(await openPayments(payment.runtime.store)).toEqual([]);
  });

  test("under a key that another event has tell nothing", async () => {
    const payment = await started("midtrans");
    const { runtime, reference } = payment;
    const report = { reference, key: "same", occurredAt: runtime.now() };
    const amount = { currency: "IDR", minor: 812_500 };
    await recordEvent({ ...report, kind: "pending", amount }, runtime);
    await recordEvent({ ...report, kind: "paid", amount }, runtime);
    await runtime.idle();
    expect(payment.mailer.sent).toEqual([]);
    expect(await openPayments(runtime.store)).toEqual([reference]);
  });

  test("of partial refunds say each time how much went back so far, and when", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement", { settlement_time: "2026-01-15 15:10:00" });
    const refunds = [
      { refund_amount: "200000.00", created_at: "2026-01-20 10:00:00" },
      { refund_amount: "50000.00", created_at: "2026-02-01 01:00:00" },
    ];
    await midtransSays(payment, "partial_refund", { refunds: refunds.slice(0, 1) });
    await midtransSays(payment, "partial_refund", { refunds });
    await midtransSays(payment, "partial_refund", { refunds });
    const refundedOn = "2026-02-01";
    expect(await payment.view()).toMatchObject({ state: "paid", charged: "yes", refundedOn, inParts: true });
    const { date } = createTexts(siteData, "en");
    const { body } = await payment.page("en");
    expect(body).toContain(`<p>${t("server:result.refundedLast", { date: date(refundedOn) })}</p>`);
    const stored = await readPayment(payment.runtime.store, payment.reference);
    expect(stored && ledgerLines([stored], () => undefined)).toMatchObject([
      {
        charge: { currency: "IDR", minor: 812_500 },
        refunds: [
          { date: "2026-01-20", amount: { currency: "IDR", minor: 200_000 } },
          { date: "2026-02-01", amount: { currency: "IDR", minor: 50_000 } },
        ],
        remarks: [],
      },
    ]);
  });

  test("of a partial refund without its sum say nothing of one", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement");
    await midtransSays(payment, "partial_refund");
    await payment.runtime.idle();
    for (const each of ["sentBack", "refundedOn"]) expect(await payment.view()).not.toHaveProperty(each);
    expect(payment.mailer.sent).toHaveLength(1);
  });

  test.each(["chargeback", "partial_chargeback"])(
    "of a %s after it was paid tell the team and the ledger, once, and leave it paid",
    async (status) => {
      const payment = await started("midtrans");
      await midtransSays(payment, "settlement");
      for (const each of [status, status]) await midtransSays(payment, each);
      await payment.runtime.idle();
      expect(await payment.view()).toMatchObject({ state: "paid" });
      expect(payment.mailer.sent.slice(1)).toMatchObject([
        { subject: t("server:mail.notice.disputedSubject", { amount: "Rp812,500" }) },
      ]);
      const stored = await readPayment(payment.runtime.store, payment.reference);
      expect(stored && ledgerLines([stored], () => undefined)).toMatchObject([{ remarks: ["disputed"] }]);
    },
  );

  test.each(["__proto__", "constructor", "something_new"])(
    "of a status %s that we do not know change nothing",
    async (status) => {
      const payment = await started("midtrans");
      expect((await midtransSays(payment, status)).status).toBe(200);
      expect(await payment.later()).toMatchObject({ state: "created", charged: "unknown" });
    },
  );

  test("are asked for by the transaction's own ID, as some methods need it", async () => {
    const payment = await started("midtrans");
    const settled = midtransStatus(payment.reference, "settlement", { payment_type: "dana" });
    payment.midtrans.statuses.set("known by its ID only", settled);
    await midtransHook(post("application/json", midtransNotification(settled)), payment.runtime);
    expect(await payment.view()).toMatchObject({ state: "paid" });
  });

  test("that come late change nothing: the status is asked for", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement", { settlement_time: "2026-01-15 15:10:00" });
    const late = midtransNotification(midtransStatus(payment.reference, "pending"));
    for (let time = 0; time < 2; time += 1) {
      expect((await midtransHook(post("application/json", late), payment.runtime)).status).toBe(200);
    }
    expect(await payment.view()).toMatchObject({ state: "paid" });
  });

  test("cannot say paid when it is not: a signature does not cover the status", async () => {
    const payment = await started("midtrans");
    const pending = midtransStatus(payment.reference, "pending");
    payment.midtrans.statuses.set(payment.reference, pending);
    const tampered = JSON.parse(midtransNotification(pending)) as Record<string, unknown>;
    await midtransHook(
      post("application/json", JSON.stringify({ ...tampered, transaction_status: "settlement" })),
      payment.runtime,
    );
    expect(await payment.view()).toMatchObject({ state: "pending" });
  });

  test("with another amount mark nothing as paid", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement", { gross_amount: "1000.00" });
    expect(await payment.view()).toMatchObject({ state: "mismatch" });
    await midtransSays(payment, "settlement", { currency: "USD", transaction_id: "other" });
    expect(await payment.view()).toMatchObject({ state: "mismatch" });
  });

  test("are refused with a wrong signature and taken with the key before the last", async () => {
    const payment = await started("midtrans");
    const settled = midtransStatus(payment.reference, "settlement");
    payment.midtrans.statuses.set(payment.reference, settled);
    const send = (body: string) => midtransHook(post("application/json", body), payment.runtime);
    for (const body of [
      "",
      "{",
      "[]",
      "{}",
      midtransNotification(settled, "Mid-server-forged"),
      midtransNotification(settled).replace("812500", "1"),
    ]) {
      expect((await send(body)).status).toBe(400);
    }
    expect((await send(midtransNotification(settled, "Mid-server-old"))).status).toBe(200);
    expect(await payment.view()).toMatchObject({ state: "paid" });
  });

  test.each(["silent", "error", "malformed"] as const)(
    "are asked for again while the status cannot be asked for (%s)",
    async (trouble) => {
      const payment = await started("midtrans", {}, shortPatience);
      payment.midtrans.trouble = trouble;
      expect((await midtransSays(payment, "settlement")).status).toBe(503);
      payment.midtrans.trouble = "none";
      expect((await midtransSays(payment, "settlement")).status).toBe(200);
      expect(await payment.later()).toMatchObject({ state: "paid" });
    },
  );
});

test.each(["intent", "session"])(
  "a payment whose %s is damaged is at a standstill, and noted for the team",
  async (part) => {
    const payment = await started("stripe");
    const { runtime, reference } = payment;
    const damaged = `payments:${reference}:${part}`;
    runtime.items.set(damaged, "garbage");
    const paid = { ...payment.session, payment_status: "paid" };
    const order = { currency: "USD", presetUSD: "50", language: "en", idempotencyKey: key, method: "stripe" };
    const again = await handleDonation(jsonPost(order), runtime);
    expect([again.status, jsonOf(again).code]).toEqual([503, "payment_unavailable"]);
    expect(await unreadableInPlace(runtime)).toEqual([damaged]);
    const asked = await handleStatus(get({ ref: reference }), runtime);
    expect([asked.status, jsonOf(asked).code]).toEqual([503, "storage_unavailable"]);
    const status = part === "intent" ? 503 : 200;
    expect((await stripeSays(payment, "checkout.session.completed", paid)).status).toBe(status);
  },
);

test("forged messages are refused, and logged once a minute however many come", async () => {
  const { runtime } = await started("stripe");
  const lines = () => runtime.logged.filter((line) => line.includes("webhook_refused"));
  runtime.wait(day);
  for (let sent = 0; sent < 50; sent += 1)
    expect((await stripeHook(post("application/json", "{}"), runtime)).status).toBe(400);
  expect(lines()).toHaveLength(1);
  runtime.wait(minute);
  await stripeHook(post("application/json", "{}"), runtime);
  expect(lines()).toHaveLength(2);
});

test("messages for a provider that is off, or by GET, are refused", async () => {
  const runtime = testRuntime();
  expect((await stripeHook(post("application/json", "{}"), runtime)).status).toBe(404);
  expect((await midtransHook(get({}), runtime)).status).toBe(405);
});

describe("without any message", () => {
  test("an abandoned payment is not charged because the provider says so, and can be resumed", async () => {
    const payment = await started("stripe");
    expect(await payment.view()).toMatchObject({
      state: "created",
      charged: "no",
      resumeUrl: "https://checkout.stripe.com/c/pay/cs_test_1",
    });
    const midtrans = await started("midtrans");
    expect(await midtrans.view()).toMatchObject({ state: "created", charged: "no" });
  });

  test.each([
    ["complete", "paid", "paid", "yes"],
    ["complete", "unpaid", "pending", "unknown"],
    ["expired", "unpaid", "expired", "no"],
  ])("a session that is %s and %s is found to be %s", async (status, payment_status, state, charged) => {
    const payment = await started("stripe");
    Object.assign(payment.session, { status, payment_status });
    expect(await payment.view()).toMatchObject({ state, charged });
  });

  test.each([
    ["once", "complete", "paid", "2026-01-16T05:00:00.000Z"],
    ["monthly", "complete", "paid", "2026-01-16T05:00:00.000Z"],
    ["once", "complete", "unpaid", "2026-01-15T08:00:00.000Z"],
    ["once", "expired", "unpaid", "2026-01-16T08:00:00.000Z"],
  ])("what is found of a session happened when Stripe says: %s, %s and %s", async (frequency, ...found) => {
    const payment = await started("stripe", { frequency });
    const [status, payment_status, at] = found;
    payment.stripe.paidAt = Date.parse("2026-01-16T05:00:00Z") / 1000;
    Object.assign(payment.session, { status, payment_status });
    payment.runtime.wait(2 * day);
    await payment.view();
    const { events } = await storedPayment(payment.runtime, payment.reference);
    expect(events.map(({ occurredAt }) => occurredAt)).toEqual([at]);
  });

  test("nobody is told that nothing was charged while the provider does not answer", async () => {
    const payment = await started("stripe");
    payment.stripe.trouble = "error";
    expect(await payment.view()).toMatchObject({ state: "created", charged: "unknown" });
    payment.stripe.trouble = "none";
    expect(await payment.later()).toMatchObject({ charged: "no" });
  });

  test("a provider is not asked more often than every ten seconds", async () => {
    const payment = await started("stripe");
    const before = payment.stripe.requests();
    for (let look = 0; look < 5; look += 1) await payment.view();
    expect(payment.stripe.requests()).toBe(before + 1);
    await payment.later();
    expect(payment.stripe.requests()).toBe(before + 2);
    // after the clock was set back
    payment.runtime.wait(-60_000);
    await payment.view();
    expect(payment.stripe.requests()).toBe(before + 3);
  });

  test("the regular job finds out how payments ended", async () => {
    const payment = await started("stripe");
    await expect(runJob(payment.runtime)).resolves.toMatchObject({ openPayments: 1 });
    expect(payment.stripe.requests()).toBe(1);
    payment.runtime.wait(11 * 60_000);
    Object.assign(payment.session, { status: "complete", payment_status: "paid" });
    await expect(runJob(payment.runtime)).resolves.toMatchObject({ openPayments: 0 });
    expect(await payment.view()).toMatchObject({ state: "paid" });
  });

  test.each([
    ["stripe", 2],
    ["midtrans", 3],
  ] as const)(
    "it stops asking after a payment that %s cannot have left open for %i days",
    async (method, days) => {
      const payment = await started(method);
      payment.runtime.wait((days - 1) * day);
      await expect(runJob(payment.runtime)).resolves.toMatchObject({ openPayments: 1 });
      payment.runtime.wait(day + minute);
      await expect(runJob(payment.runtime)).resolves.toMatchObject({ openPayments: 0 });
    },
  );

  test("it keeps a payment of a provider that is off for the time until that is on again", async () => {
    const payment = await started("stripe");
    const off = { ...payment.runtime, providers: [] };
    payment.runtime.wait(29 * day);
    await expect(runJob(off)).resolves.toMatchObject({ openPayments: 1 });
    payment.runtime.wait(2 * day);
    await expect(runJob(off)).resolves.toMatchObject({ openPayments: 0 });
  });
});

describe("the result page", () => {
  const ended: readonly (readonly [
    string,
    (payment: Started) => Promise<unknown>,
    readonly (keyof (typeof enServer)["result"])[],
  ])[] = [
    ["paid", (payment) => midtransSays(payment, "settlement"), ["paidTitle", "paidOn", "keep"]],
    [
      "pending",
      (payment) => midtransSays(payment, "pending", { expiry_time: "2026-01-16 15:01:00" }),
      ["pendingTitle", "deadline", "checking", "stopChecking", "resume"],
    ],
    ["failed", (payment) => midtransSays(payment, "deny"), ["failedTitle", "notCharged", "retry"]],
    ["expired", (payment) => midtransSays(payment, "expire"), ["expiredTitle", "notCharged"]],
    ["refunded", (payment) => midtransSays(payment, "refund"), ["refundedTitle", "refundedOn"]],
    ["created", () => Promise.resolve(), ["openTitle", "notCharged"]],
  ];

  test("says to who had paid already that nothing was charged", async () => {
    const payment = await started("midtrans");
    const says = async () => (await payment.page("en", { [earlier]: "1" })).body;
    expect(await says()).not.toContain(t("server:result.earlier"));
    await midtransSays(payment, "settlement");
    expect(await says()).toContain(t("server:result.earlier"));
  });

  test("asks nobody to pay by a time that has passed, also while the provider does not answer", async () => {
    const payment = await started("midtrans");
    const shown = async () => {
      const { body } = await payment.page("en");
      const { deadline, resumeUrl } = await payment.view();
      return { deadline, resumeUrl, hasLink: body.includes(t("server:result.resume")) };
    };
    await midtransSays(payment, "pending", { expiry_time: "2026-01-16 15:01:00" });
    expect(await shown()).toMatchObject({ deadline: "2026-01-16T08:01:00.000Z", hasLink: true });
    payment.midtrans.trouble = "error";
    payment.runtime.wait(day + minute);
    expect(await shown()).toEqual({ deadline: undefined, resumeUrl: undefined, hasLink: false });
  });

  test("says of a payment whose page was never stored that nobody knows whether it was charged", async () => {
    const payment = await started("midtrans");
    payment.runtime.items.delete(`payments:${payment.reference}:session`);
    const { body } = await payment.page("en");
    expect(body).toContain(t("server:result.unconfirmedTitle"));
    expect(body).toContain(t("server:result.unknownCharge"));
    expect(body).not.toContain(t("server:result.notCharged"));
    await midtransSays(payment, "settlement");
    expect(await payment.view()).toMatchObject({ state: "paid", charged: "yes" });
  });

  test.each(ended)(
    "of a %s payment says in both languages what is so, without scripts",
    async (_state, happen, words) => {
      const payment = await started("midtrans");
      await happen(payment);
      for (const [language, currency, deadline] of [
        ["en", "Rp", /16 January 2026 at 15:01/],
        ["id", "Rp", /16 Januari 2026 pukul 15\.01 WIB/],
      ] as const) {
        const { status, headers, body } = await payment.page(language);
        const page = plain(body);
        for (const text of [`lang="${language}"`, currency]) expect(page).toContain(text);
        for (const word of words) {
          // only the fixed parts of the text; the values are checked separately
          const parts = createTexts(siteData, language)
            .t(`server:result.${word}`)
            .split(/\{\{\w+\}\}/);
          for (const part of parts) expect(page).toContain(part);
        }
        if (words.includes("deadline")) expect(page).toMatch(deadline);
        expect(page).not.toMatch(/<script|\{\{|forms:|server:/);
        expect([status, headers["cache-control"], headers["referrer-policy"]]).toEqual([
          200,
          "no-store",
          "same-origin",
        ]);
      }
    },
  );

  test.each(["en", "id"])(
    "of a gift says in %s what happens next, and lets one tell others",
    async (lang) => {
      const payment = await started("stripe", { frequency: "monthly" });
      await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
      const { body } = await payment.page(lang);
      const words = createTexts(siteData, lang).t;
      for (const word of ["next", "accounts", "page", "share"] as const)
        expect(plain(body)).toContain(words(`server:thanks.${word}`));
      expect(body).toContain(words("server:gift.title"));
      expect(body).toContain(`href="/api/gifts?lang=${lang}"`);
      const address = `https://tajuk.example${lang === "id" ? "/id" : ""}/donate/`;
      const text = encodeURIComponent(words("server:thanks.text", { address }));
      expect(body.replaceAll("&#39;", "'")).toContain(`href="https://wa.me/?text=${text}"`);
      expect(body).toContain(`<a href="${address}">${address}</a>`);
    },
  );

  test("leads nobody to another campaign where the site no longer has the gift's own", async () => {
    const payment = await started("stripe");
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
    const campaigns = siteData.campaigns.filter((each) => !each.default);
    Object.assign(payment.runtime, { siteData: { ...siteData, campaigns } });
    const { body } = await payment.page("en");
    const { t } = createTexts(siteData, "en");
    expect(plain(body)).toContain(t("server:thanks.accounts"));
    for (const word of ["page", "share"] as const)
      expect(plain(body)).not.toContain(t(`server:thanks.${word}`));
    expect(await payment.view()).not.toHaveProperty("page");
  });

  test.each([
    ["id-ID,id;q=0.9,en;q=0.8", "id"],
    ["fr, id;q=0.5", "id"],
    ["en-GB", "en"],
    ["fr", "en"],
  ])("says in the browser's language that there is no such payment: %s", async (accepted, language) => {
    const asked = get({ ref: "zzz" }, { headers: { "accept-language": accepted } });
    const { body } = await handleResult(asked, testRuntime());
    expect(body).toContain(createTexts(siteData, language).t("server:result.unknownTitle"));
  });

  test("leads from a page that knows its payment by its address alone to that payment", async () => {
    const { runtime, reference } = await started("stripe");
    const from = (referer: string) => handleResult(get({ lang: "id" }, { headers: { referer } }), runtime);
    expect(await from(`https://tajuk.example/id/donate/result/?ref=${reference}`)).toMatchObject({
      ...{ status: 303, headers: { location: `/api/payments/result?lang=id&ref=${reference}` } },
    });
    for (const referer of ["https://tajuk.example/", "https://tajuk.example/?ref=zzz", "none"])
      expect((await from(referer)).status).toBe(404);
  });

  test("loads itself again while a payment is pending, until it is told not to", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "pending");
    const pending = await payment.page();
    expect(pending.headers.refresh).toBe("20");
    const address = `https://tajuk.example/api/payments/result?ref=${payment.reference}&amp;lang=en`;
    expect(pending.body).toContain(`href="${address}"`);
    expect(pending.body).toContain(`href="${address}&amp;still=1"`);
    const still = await payment.page("en", { still: "1" });
    expect(still.headers).not.toHaveProperty("refresh");
    expect(still.body).toContain(t("server:result.checkNow"));
    await midtransSays(payment, "settlement");
    expect((await payment.page()).headers).not.toHaveProperty("refresh");
  });

  test("is in the payer's language by itself", async () => {
    const payment = await started("stripe", { language: "id" });
    expect((await payment.page()).body).toContain('lang="id"');
  });

  test("says that it does not know while nobody does", async () => {
    const payment = await started("stripe");
    payment.stripe.trouble = "error";
    const { body } = await payment.page("en");
    expect(body).toContain(t("server:result.unconfirmedTitle"));
    expect(body).toContain(t("server:result.unknownCharge"));
    expect(body).not.toContain(t("server:result.notCharged"));
  });

  test("lets one try again with the same choices, as a new payment", async () => {
    const payment = await started("stripe", { frequency: "monthly", customAmount: "12.50" });
    Object.assign(payment.session, { status: "expired" });
    const { body } = await payment.page("en");
    const form = Object.fromEntries(
      Array.from(
        body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g),
        ([, name = "", value = ""]) => [name, value],
      ),
    );
    expect(form).toMatchObject({
      campaign: "forest-fund",
      customAmount: "12.50",
      frequency: "monthly",
      method: "stripe",
      language: "en",
    });
    const again = await handleDonation(formPost(form), payment.runtime);
    expect([again.status, again.headers.location]).toEqual([
      303,
      "https://checkout.stripe.com/c/pay/cs_test_2",
    ]);
  });

  test.each(["failed", "created"])(
    "of a payment that is %s leads back to its form, with purpose, amount and currency",
    async (state) => {
      const payment = await started("stripe", {
        currency: "IDR",
        customAmount: "812500",
        project: "coffee-under-shade",
      });
      if (state === "failed")
        await stripeSays(payment, "checkout.session.async_payment_failed", payment.session);
      const { body } = await payment.page("en");
      const fields = formWith(t("server:review.change"), body);
      expect(fields).toMatchObject({ change: "yes", project: "coffee-under-shade" });
      const filled = await handleDonation(formPost(fields), payment.runtime);
      expect(filled.body).toMatch(/name="customAmount"[^>]* value="812500"/);
      expect(filled.body).toMatch(/name="currency" value="IDR" checked/);
    },
  );

  test("reloading and sharing it changes nothing", async () => {
    const payment = await started("stripe");
    await payment.page();
    const before = new Map(payment.runtime.items);
    for (let look = 0; look < 3; look += 1) await payment.page();
    payment.runtime.wait(20_000);
    await payment.page();
    expect(payment.runtime.items).toEqual(before);
  });

  test("a click on an ended payment's button leads to its result, an old page of the provider is looked at first", async () => {
    const payment = await started("stripe");
    const again = async () =>
      jsonOf(
        await handleDonation(
          jsonPost({
            currency: "USD",
            presetUSD: "50",
            language: "en",
            idempotencyKey: key,
            method: "stripe",
          }),
          payment.runtime,
        ),
      ).url;
    expect(await again()).toBe("https://checkout.stripe.com/c/pay/cs_test_1");
    Object.assign(payment.session, { status: "expired" });
    expect(await again()).toBe("https://checkout.stripe.com/c/pay/cs_test_1");
    payment.runtime.wait(2 * 60 * 60_000);
    expect(await again()).toBe(`https://tajuk.example/donate/result/?ref=${payment.reference}&earlier=1`);
  });
});

describe("nobody learns more than they may", () => {
  test.each([
    [{}],
    [{ ref: "" }],
    [{ ref: "0".repeat(26) }],
    [{ ref: "../../etc/passwd" }],
    [{ ref: "0".repeat(25) }],
  ])("an address %j shows nothing", async (query) => {
    const { runtime } = await started("stripe");
    const [status, page] = [
      await handleStatus(get(query), runtime),
      await handleResult(get({ ...query, lang: "id" }), runtime),
    ];
    expect([status.status, status.body]).toEqual([404, '{"status":"error","code":"unknown"}']);
    expect(page.status).toBe(404);
    expect(page.body).toContain(createTexts(siteData, "id").t("server:result.unknownTitle"));
  });

  test("addresses cannot be tried one after the other", async () => {
    const { runtime } = await started("stripe");
    const statuses = [];
    for (let attempt = 0; attempt < 125; attempt += 1)
      statuses.push((await handleStatus(get({ ref: "0".repeat(26) }), runtime)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await handleResult(get({ ref: "0".repeat(26) }), runtime);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("neither the log nor an answer has a payer's data, and the store has the e-mail address alone", async () => {
    const payment = await started("stripe");
    const person = {
      customer_details: { email: "donor@example.org", name: "Dona Tur" },
      customer_email: "donor@example.org",
    };
    await stripeSays(payment, "checkout.session.completed", {
      ...payment.session,
      ...person,
      payment_status: "paid",
    });
    await payment.runtime.idle();
    const stored = [...payment.runtime.items].filter(([, item]) => item.includes("donor@"));
    expect(stored.map(([name]) => name)).toEqual([`payments:${payment.reference}:payer`]);
    const everything = [
      ...payment.runtime.items.values(),
      ...payment.runtime.logged,
      JSON.stringify(await payment.view()),
      (await payment.page()).body,
    ];
    expect(everything.join("\n")).not.toMatch(/Dona Tur|sk_test|whsec/);
    expect(everything.slice(payment.runtime.items.size).join("\n")).not.toMatch(/donor@/);
  });
});
