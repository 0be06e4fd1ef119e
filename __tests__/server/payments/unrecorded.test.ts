import { runHealth } from "../../../src/server/cli/health";
import { runPayments } from "../../../src/server/cli/payments";
import { runJobAlone } from "../../../src/server/outbox/run-alone";
import { shortReference } from "../../../src/server/reference";
import { createTexts } from "../../../src/server/texts";
import { siteData } from "../support/site-data";
import { midtransSays, started, stripeSays, type Started } from "../support/started-payment";

const { t } = createTexts(siteData, "en");

/** Puts the store back as it was before the payment was started. Returns the records that this loses. */
function restored({ runtime }: Started): ReadonlyMap<string, string> {
  const lost = new Map(runtime.items);
  runtime.items.clear();
  return lost;
}

const paid = (payment: Started) =>
  stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });

async function health({ runtime }: Started) {
  await runJobAlone(runtime);
  await runtime.idle();
  return runHealth(runtime, "1.2.3");
}

const lineOf = ({ reference }: Started, provider: string) =>
  `{"level":"error","event":"payment_unrecorded","reference":"${reference}","provider":"${provider}"}`;

test("money for a payment that the store lost is logged, told to the team, and named until it is settled", async () => {
  const payment = await started("stripe");
  const { runtime, mailer, reference } = payment;
  restored(payment);
  expect(await health(payment)).not.toMatchObject({
    output: expect.stringContaining("unrecorded") as string,
  });
  expect((await paid(payment)).status).toBe(200);
  expect(runtime.logged).toContain(lineOf(payment, "stripe"));
  expect(await runHealth(runtime, "1.2.3")).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/^Wrong: unrecorded\./) as string,
  });
  const { output } = await health(payment);
  expect(output).toMatch(/^Wrong: unrecorded\./);
  expect(output).toContain(`paid, but not in our records: 1\n  ${reference}\n`);
  const subject = t("server:mail.alert.unrecorded.subject");
  const mails = () => mailer.sent.map((mail) => mail.subject);
  expect(mails()).toEqual([t("server:mail.alert.raisedSubject", { subject })]);
  const settle = () => runPayments(["settle", shortReference(reference)], runtime);
  expect((await settle()).exitCode).toBe(0);
  expect((await health(payment)).output).toMatch(/^Everything is well/);
  expect(mails().at(-1)).toBe(t("server:mail.alert.clearedSubject", { subject }));
  expect((await settle()).exitCode).toBe(1);
});

test("it is settled, too, when the lost records are put back and have the money, and not before", async () => {
  const payment = await started("stripe");
  const lost = restored(payment);
  await paid(payment);
  for (const [key, record] of lost) payment.runtime.items.set(key, record);
  const { output } = await health(payment);
  expect(output).toMatch(/^Wrong: unrecorded\./);
  expect(output).toContain(`paid, but not in our records: 1\n  ${payment.reference}\n`);
  await paid(payment);
  expect(await payment.view()).toMatchObject({ state: "paid" });
  expect((await health(payment)).output).toMatch(/^Everything is well/);
});

test("a later month of a lost monthly gift is money, too", async () => {
  const payment = await started("stripe", { frequency: "monthly", presetUSD: "50" });
  restored(payment);
  const metadata = { reference: payment.reference };
  await stripeSays(payment, "invoice.paid", {
    ...{
      id: "in_2",
      billing_reason: "subscription_cycle",
      amount_paid: 5000,
      amount_due: 5000,
      currency: "usd",
    },
    parent: { subscription_details: { metadata } },
  });
  expect(payment.runtime.logged).toContain(lineOf(payment, "stripe"));
});

test.each([
  ["settlement", 1],
  ["expire", 0],
])("of what Midtrans reports, %s is noted %i times", async (status, times) => {
  const payment = await started("midtrans");
  restored(payment);
  expect((await midtransSays(payment, status)).status).toBe(200);
  expect(payment.runtime.logged.filter((line) => line === lineOf(payment, "midtrans"))).toHaveLength(times);
});
