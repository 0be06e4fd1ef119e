import { minute } from "../../../src/domain/durations";
import { alertText } from "../../../src/server/mail/alert-mail";
import { runJobAlone } from "../../../src/server/outbox/run-alone";
import { createTexts } from "../../../src/server/texts";
import { challengeOf, worked } from "../support/challenges";
import { confirmation } from "../support/confirmation";
import { formPost, jsonPost } from "../support/requests";
import { handleDonation } from "../support/routes";
import { siteData } from "../support/site-data";
import { key, midtransSays, started, stripeSays } from "../support/started-payment";

const texts = createTexts(siteData, "en");
const { t } = texts;

/** A payment, on a site whose breaker opens after `most` points of signs. */
async function watched(most: number) {
  const payment = await started("stripe");
  const environment = { ...payment.runtime.environment, PAYMENTS_IN_ALL: most };
  const runtime = { ...payment.runtime, environment };
  let count = 0;
  const give = async (fields: object = {}) => {
    count += 1;
    const donation = { currency: "USD", customAmount: "50.00", language: "en", method: "stripe" };
    return handleDonation(jsonPost({ ...donation, idempotencyKey: `${key}-${count}`, ...fields }), runtime);
  };
  const decline = (id: string) =>
    stripeSays(
      { runtime },
      "payment_intent.payment_failed",
      { metadata: { reference: payment.reference }, amount: 5000, currency: "usd" },
      { id },
    );
  return { ...payment, runtime, give, decline };
}

test("when many cards are refused, cards need a proof, the team is told once, and donors still give", async () => {
  const { runtime, mailer, give, decline } = await watched(6);
  const alerts = () =>
    mailer.sent.map(({ text }) => text).filter((text) => text.includes(alertText("cards", texts)));
  const work = async () => {
    await runJobAlone(runtime);
    await runtime.idle();
  };
  for (const id of ["evt_1", "evt_2", "evt_2", "evt_2", "evt_2"]) await decline(id);
  expect((await give()).status).toBe(200);
  await decline("evt_3");
  const refused = await give();
  expect(refused.status).toBe(429);
  const challenge = challengeOf(refused);
  const proof = worked(challenge);
  runtime.wait(challenge.seconds * 1000);
  expect((await give({ proof })).status).toBe(200);
  expect((await give({ method: "midtrans" })).status).toBe(200);
  await work();
  await work();
  expect(alerts()).toHaveLength(1);
  runtime.wait(30 * minute);
  expect((await give()).status).toBe(200);
  await work();
  expect(mailer.sent.at(-1)?.subject).toBe(
    t("server:mail.alert.clearedSubject", { subject: t("server:mail.alert.cards.subject") }),
  );
  expect(runtime.logged.filter((line) => line.includes("card_testing_suspected"))).toHaveLength(1);
});

test.each([
  ["of at most twice the smallest sum raise the bar", "10.00", {}, 429],
  ["that are larger do not", "10.01", {}, 200],
  ["that are not paid by card do not", "10.00", { method: "midtrans" }, 200],
])("many gifts %s", async (_, customAmount, change, status) => {
  const { give } = await watched(3);
  for (let gift = 0; gift < 4; gift += 1) expect((await give({ customAmount, ...change })).status).toBe(200);
  expect((await give()).status).toBe(status);
});

test("a payment that failed where no card can be paid with says nothing of stolen cards", async () => {
  const { runtime } = await watched(0);
  const payment = await started("midtrans");
  await midtransSays(
    { ...payment, runtime: { ...payment.runtime, environment: runtime.environment } },
    "deny",
  );
  expect(payment.runtime.logged.join()).toContain("payment_failed");
  expect(payment.runtime.logged.join()).not.toContain("card_testing_suspected");
});

test("a declined card changes nothing about its payment: it can still be paid", async () => {
  const { decline, view, session, runtime } = await watched(6);
  await decline("evt_1");
  expect(await view()).toMatchObject({ state: "created" });
  await stripeSays({ runtime }, "checkout.session.completed", { ...session, payment_status: "paid" });
  expect(await view()).toMatchObject({ state: "paid" });
});

test.each(["en", "id"])(
  "a plain gift is confirmed once more, and then leads to the provider: %s",
  async (language) => {
    const { runtime, decline } = await watched(1);
    await decline("evt_1");
    const fields = {
      ...{ currency: "USD", customAmount: "50", frequency: "once", language, method: "stripe" },
      ...{ idempotencyKey: `${key}-9`, dedication: "Untuk <Ibu>", email: "ayu@example.org" },
    };
    const asked = await handleDonation(formPost(fields), runtime);
    const kept = confirmation(asked, language);
    expect(kept.fields).toMatchObject(fields);
    runtime.wait(kept.seconds * 1000);
    const sent = await handleDonation(formPost(kept.fields), runtime);
    expect([sent.status, new URL(sent.headers.location ?? "").pathname]).toEqual([303, expect.any(String)]);
  },
);
