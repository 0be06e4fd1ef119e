import { formatMoney } from "../../../src/domain/money";
import { runPayments } from "../../../src/server/cli/payments";
import { ledgerLines } from "../../../src/server/ledger/lines";
import { runJob } from "../../../src/server/outbox/run-job";
import { readPayment } from "../../../src/server/payments/store/payments";
import { shortReference } from "../../../src/server/reference";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { siteData } from "../support/site-data";
import { started, type Started, stripeSays } from "../support/started-payment";

const { t } = createTexts(siteData, "en");

const email = "ayu@example.org";

/** A monthly donation of 50 dollars, paid for the first time, and the objects that Stripe then speaks of. */
async function monthly() {
  const payment = await started("stripe", { frequency: "monthly", email });
  const { reference, stripe, session } = payment;
  const details = { subscription_details: { metadata: { reference } } };
  const invoice = (number: number, billing_reason: "subscription_create" | "subscription_cycle") => {
    const made = {
      ...{ id: `in_${number}`, object: "invoice" as const, billing_reason, currency: "usd", parent: details },
    };
    stripe.invoicePayments.push({ payment: { payment_intent: `pi_month_${number}` }, invoice: made });
    return { ...made, amount_paid: 5000, amount_due: 5000 };
  };
  const first = invoice(1, "subscription_create");
  const subscription = (unit_amount: number) => ({
    id: "sub_1",
    metadata: { reference },
    items: { data: [{ price: { unit_amount, currency: "usd" } }] },
  });
  const charge = (number: number, minor = 5000) => ({
    metadata: {},
    payment_intent: `pi_month_${number}`,
    currency: "usd",
    amount_refunded: minor,
    refunded: minor === 5000,
  });
  await stripeSays(payment, "checkout.session.completed", { ...session, payment_status: "paid" });
  await stripeSays(payment, "invoice.paid", first, { id: "evt_first" });
  return { ...payment, invoice, renewal: invoice(2, "subscription_cycle"), subscription, charge };
}

async function subjects({ runtime, mailer }: Started) {
  await runtime.idle();
  return mailer.sent.filter(({ to }) => to.includes("team@tajuk.example")).map(({ subject }) => subject);
}

const subject = (
  kind:
    | "paid"
    | "renewed"
    | "renewal_failed"
    | "renewal_refunded"
    | "changed"
    | "ended"
    | "refunded"
    | "disputed"
    | "dispute_won"
    | "dispute_lost",
  amount = "$50.00",
) => t(`server:mail.notice.${kind}Subject`, { amount });

const at = (day: number) => new Date(Date.UTC(2026, 1, day));

test("a monthly gift runs, fails, is mended and ends, whatever arrives first", async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const gift = await monthly();
    expect(await gift.view()).toMatchObject({ state: "paid", gift: "running" });
    const messages = [
      () => stripeSays(gift, "invoice.payment_failed", gift.renewal, { id: "evt_fail", occurredAt: at(1) }),
      () => stripeSays(gift, "invoice.paid", gift.renewal, { id: "evt_paid", occurredAt: at(3) }),
    ];
    for (const index of order) await messages[index]?.();
    expect(await gift.view()).toMatchObject({ gift: "running" });
    await stripeSays(gift, "invoice.payment_failed", gift.renewal, { id: "evt_fail_2", occurredAt: at(28) });
    expect(await gift.view()).toMatchObject({ gift: "failing" });
    await stripeSays(gift, "customer.subscription.deleted", gift.subscription(5000), { occurredAt: at(2) });
    expect(await gift.view()).toMatchObject({ state: "paid", gift: "ended" });
    expect(await subjects(gift)).toEqual(
      expect.arrayContaining([subject("renewed"), subject("renewal_failed"), subject("ended")]),
    );
  }
});

test("a changed amount is what the next months are held against; any other is told", async () => {
  const gift = await monthly();
  // at each renewal, Stripe reports that the dates of a subscription have changed
  await stripeSays(gift, "customer.subscription.updated", gift.subscription(5000), { id: "evt_month" });
  expect(await subjects(gift)).not.toContain(subject("changed"));
  await stripeSays(gift, "customer.subscription.updated", gift.subscription(2500), {
    id: "evt_change",
    occurredAt: at(2),
  });
  await stripeSays(gift, "customer.subscription.updated", gift.subscription(2500), {
    id: "evt_next_month",
    occurredAt: at(30),
  });
  await stripeSays(gift, "invoice.paid", { ...gift.renewal, amount_paid: 2500 }, { id: "evt_less" });
  await stripeSays(gift, "invoice.paid", { ...gift.renewal, amount_paid: 99 }, { id: "evt_odd" });
  const told = await subjects(gift);
  expect(told.filter((each) => each === subject("changed", "$25.00"))).toHaveLength(1);
  expect(told).toEqual(
    expect.arrayContaining([
      subject("renewed", "$25.00"),
      t("server:mail.notice.mismatchSubject", { reference: shortReference(gift.reference) }),
    ]),
  );
});

test("the page of a monthly gift says how it stands now: running, changed, failing, ended", async () => {
  const gift = await monthly();
  const says = async (state: "running" | "failing" | "ended", amount: string) => {
    const { body } = await gift.page();
    expect(body).toContain(t(`server:gift.${state}`, { amount }));
    expect(body.includes(t("server:gift.mend"))).toBe(state === "failing");
    expect(body.includes(t("server:gift.how"))).toBe(state !== "ended");
    return body;
  };
  await says("running", "$50.00");
  const changed = { id: "evt_change", occurredAt: at(2) };
  await stripeSays(gift, "customer.subscription.updated", gift.subscription(2500), changed);
  await says("running", "$25.00");
  const failed = { id: "evt_fail", occurredAt: at(20) };
  await stripeSays(gift, "invoice.payment_failed", gift.renewal, failed);
  await says("failing", "$25.00");
  await stripeSays(gift, "customer.subscription.deleted", gift.subscription(2500), { occurredAt: at(28) });
  const since = t("server:gift.since", { date: createTexts(siteData, "en").date("2026-02-28") });
  expect(await says("ended", "$25.00")).toContain(since);
});

test("refunds of the first month and of a later one are told apart, though Stripe names neither", async () => {
  const gift = await monthly();
  await stripeSays(gift, "charge.refunded", gift.charge(2), { id: "evt_month" });
  expect(await gift.view()).toMatchObject({ state: "paid", gift: "running" });
  await stripeSays(gift, "charge.refunded", gift.charge(1, 100), { id: "evt_part" });
  expect(await gift.view()).toMatchObject({ state: "paid", sentBack: "1.00" });
  await stripeSays(gift, "charge.refunded", gift.charge(1), { id: "evt_first_month" });
  expect(await gift.view()).toMatchObject({ state: "refunded", gift: "running" });
  const { body } = await gift.page();
  expect(body).toContain(t("server:result.refundedTitle"));
  expect(body).toContain(t("server:result.goesOn"));
  expect(body).toContain(t("server:gift.how"));
  expect(await subjects(gift)).toEqual(
    expect.arrayContaining([subject("renewal_refunded"), subject("refunded")]),
  );
  expect(gift.mailer.sent.filter(({ to }) => to.includes(email)).map((mail) => mail.subject)).toEqual(
    expect.arrayContaining([t("server:mail.payer.renewal_refunded.subject", { amount: "$50.00" })]),
  );
  expect(
    (await stripeSays(gift, "charge.refunded", { ...gift.charge(7) }, { id: "evt_foreign" })).status,
  ).toBe(503);
});

test("what a bank takes back of a later month is booked on that month, and so is a part that was paid back", async () => {
  const gift = await monthly();
  const { runtime, reference } = gift;
  const later = gift.invoice(3, "subscription_cycle");
  await stripeSays(gift, "invoice.paid", gift.renewal, { id: "evt_2", occurredAt: at(2) });
  await stripeSays(gift, "invoice.paid", later, { id: "evt_3", occurredAt: at(3) });
  const dispute = { payment_intent: "pi_month_2", amount: 5000, currency: "usd", status: "lost" };
  await stripeSays(gift, "charge.dispute.closed", dispute, { id: "evt_lost", occurredAt: at(20) });
  await stripeSays(gift, "charge.refunded", gift.charge(3, 1000), { id: "evt_part", occurredAt: at(21) });
  const lines = async () => {
    const payment = await readPayment(runtime.store, reference);
    return ledgerLines(payment ? [payment] : [], () => undefined).map((line) => ({
      ...{ state: line.state, remarks: line.remarks },
      returned: line.refunds.map(({ amount }) => amount.minor),
    }));
  };
  const renewals = [
    { state: "renewed", returned: [5000], remarks: ["dispute_lost"] },
    { state: "renewed", returned: [1000], remarks: [] },
  ];
  expect(await lines()).toEqual([{ state: "paid", returned: [], remarks: [] }, ...renewals]);
  expect(await gift.view()).toMatchObject({ state: "paid", gift: "running" });

  const first = { ...dispute, payment_intent: "pi_month_1" };
  await stripeSays(gift, "charge.dispute.closed", first, { id: "evt_lost_1", occurredAt: at(22) });
  expect(await lines()).toEqual([
    { state: "refunded", returned: [5000], remarks: ["dispute_lost"] },
    ...renewals,
  ]);

  // team and donor read which month it was
  await runtime.idle();
  const { date } = createTexts(siteData, "en");
  for (const [day, subjects] of [
    [
      "2026-02-02",
      [subject("dispute_lost"), t("server:mail.payer.dispute_lost.subject", { amount: "$50.00" })],
    ],
    ["2026-02-03", [t("server:mail.payer.partly_refunded.subject", { amount: "$10.00" })]],
  ] as const)
    for (const each of subjects)
      expect(gift.mailer.sent.filter((mail) => mail.subject === each).map(({ text }) => text)).toContainEqual(
        expect.stringContaining(date(day)),
      );
});

test.each(languageCodes)(
  "what we returned and what the bank took are told apart, with their days, in %s",
  async (language) => {
    const { t, date, locale } = createTexts(siteData, language);
    const payment = await started("stripe", { email, language });
    const paid = { ...payment.session, payment_status: "paid" as const };
    await stripeSays(payment, "checkout.session.completed", paid, { occurredAt: at(1) });
    const metadata = { reference: payment.reference };
    const charge = { metadata, refunded: false, amount_refunded: 1000, currency: "usd" };
    await stripeSays(payment, "charge.refunded", charge, { id: "evt_part", occurredAt: at(2) });
    const dispute = { payment_intent: "pi_1", amount: 4000, currency: "usd", status: "lost" as const };
    await stripeSays(payment, "charge.dispute.closed", dispute, { id: "evt_lost", occurredAt: at(3) });
    const part = formatMoney({ currency: "USD", minor: 4000 }, locale);
    const took = t("server:result.bankTook", { part, date: date("2026-02-03") });
    const ofIt = t("server:result.bankTookOf", { part, date: date("2026-02-03") });
    const { body } = await payment.page(language);
    expect(body).toContain(ofIt);
    expect(body).not.toContain(took);
    expect(body).toContain(t("server:result.refundedOn", { date: date("2026-02-02") }));
    expect(await payment.view()).toMatchObject({ bankTook: { amount: "40.00", date: "2026-02-03" } });
    await payment.runtime.idle();
    const subject = t("server:mail.payer.dispute_lost.subject", { amount: part });
    const all = t("server:result.sentBack", { part: formatMoney({ currency: "USD", minor: 5000 }, locale) });
    const mail = payment.mailer.sent.find((each) => each.subject === subject);
    for (const line of [took, all]) expect(mail?.text).toContain(line);
    const stored = await readPayment(payment.runtime.store, payment.reference);
    expect(stored && ledgerLines([stored], () => undefined)[0]?.refunds.map(({ byBank }) => byBank)).toEqual([
      false,
      true,
    ]);
  },
);

test("while Stripe cannot be asked whose a charge is, it is told to send its message again", async () => {
  const gift = await monthly();
  gift.stripe.trouble = "error";
  expect((await stripeSays(gift, "charge.refunded", gift.charge(1))).status).toBe(503);
});

test("the command pays the first month back, and says that the others and the end are other matters", async () => {
  const gift = await monthly();
  const refund = (...more: string[]) => runPayments(["refund", gift.reference, ...more], gift.runtime);
  for (const more of [[], ["--apply"]]) {
    const { exitCode, output } = await refund(...more);
    expect([exitCode, output]).toEqual([0, expect.stringContaining("first month alone") as unknown]);
    expect(output).toContain(`npm run payments -- end ${shortReference(gift.reference)}`);
  }
  expect(gift.stripe.refunds).toEqual(["pi_month_1"]);
});

test.each([
  ["won", "dispute_won", "paid"],
  ["lost", "dispute_lost", "refunded"],
] as const)("a dispute that is %s is told at its beginning and its end", async (status, kind, state) => {
  const payment = await started("stripe");
  await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
  const dispute = { payment_intent: "pi_1", amount: 5000, currency: "usd", status: "needs_response" };
  await stripeSays(payment, "charge.dispute.created", dispute);
  expect(await payment.view()).toMatchObject({ state: "paid" });
  await stripeSays(payment, "charge.dispute.closed", { ...dispute, status });
  expect(await payment.view()).toMatchObject({ state });
  // what the bank took back, nobody refunded
  expect(await payment.view()).not.toHaveProperty("refundedOn");
  const { body } = await payment.page();
  expect(body.includes(t("server:result.takenBackTitle"))).toBe(status === "lost");
  expect(body).not.toContain(t("server:result.refundedTitle"));
  expect(await subjects(payment)).toEqual(expect.arrayContaining([subject("disputed"), subject(kind)]));
});

test.each(["won", "lost"] as const)(
  "the team is not told to answer a dispute that is %s by the time the e-mail goes out",
  async (status) => {
    const payment = await started("stripe");
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
    await payment.runtime.idle();
    const silent = { ...payment, runtime: { ...payment.runtime, mailer: undefined } };
    const dispute = { payment_intent: "pi_1", amount: 5000, currency: "usd", status: "needs_response" };
    await stripeSays(silent, "charge.dispute.created", dispute);
    await stripeSays(silent, "charge.dispute.closed", { ...dispute, status });
    await runJob(payment.runtime);
    const told = payment.mailer.sent.find((mail) => mail.subject === subject("disputed"));
    expect(told?.text).toContain(t("server:mail.notice.disputedOver"));
    expect(told?.text).not.toContain(t("server:mail.notice.disputed"));
  },
);

test("what is mailed in one run is told in the order in which it happened, whichever was reported first", async () => {
  const payment = await started("stripe");
  const silent = { ...payment, runtime: { ...payment.runtime, mailer: undefined } };
  const at = (day: number) => ({ occurredAt: new Date(Date.UTC(2026, 0, day)) });
  const dispute = { payment_intent: "pi_1", amount: 5000, currency: "usd", status: "lost" as const };
  await stripeSays(silent, "charge.dispute.closed", dispute, at(14));
  await stripeSays(silent, "charge.dispute.created", { ...dispute, status: "needs_response" }, at(12));
  await stripeSays(
    silent,
    "checkout.session.completed",
    { ...payment.session, payment_status: "paid" },
    at(11),
  );
  expect(payment.mailer.sent).toEqual([]);
  await runJob(payment.runtime);
  expect(await subjects(payment)).toEqual([subject("paid"), subject("disputed"), subject("dispute_lost")]);
});

const oddTimes = [1e300, Number.MAX_SAFE_INTEGER, 8_640_000_000_001, -1, 1.5, null];
/** The first is too long for the name of a file. */
const oddIds = ["x".repeat(300), "../evt_1", ""];

test.each([...oddTimes.map((created) => ({ created })), ...oddIds.map((id) => ({ id }))])(
  "a signed message with %p changes nothing and is no fault",
  async (odd) => {
    const payment = await started("stripe");
    const paid = { ...payment.session, payment_status: "paid" as const };
    const answer = await stripeSays(payment, "checkout.session.completed", paid, odd);
    expect([answer.status, (await payment.view()).state]).toEqual([200, "created"]);
  },
);
