import { formatMoney } from "../../../src/domain/money";
import type { Fields } from "../../../src/domain/record";
import { runPayments } from "../../../src/server/cli/payments";
import { allPayments } from "../../../src/server/ledger/all-payments";
import { ledgerLines } from "../../../src/server/ledger/lines";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { noticeIds } from "../../../src/server/payments/notices";
import { shortReference } from "../../../src/server/reference";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { formWith } from "../support/form-with";
import { tokenOf } from "../support/midtrans-stand-in";
import { formPost, get, jsonOf, jsonPost, like } from "../support/requests";
import { handleDonation, handleResult, handleStatus } from "../support/routes";
import { siteData } from "../support/site-data";
import {
  key,
  midtransSays,
  shortPatience,
  started,
  type Started,
  stripeSays,
} from "../support/started-payment";

const { t } = createTexts(siteData, "en");
const checkout = "https://checkout.stripe.com/c/pay";
const intention = "0000111122223333";

/** Begins again, as the page of the result does, or the form in the same browser. */
async function again({ runtime }: Started, change: Fields) {
  const fields = {
    currency: "USD",
    presetUSD: "50",
    language: "en",
    method: "stripe",
    idempotencyKey: "another-key-0001",
    ...change,
  };
  return jsonOf(await handleDonation(jsonPost(fields), runtime));
}

/** The command that records what was paid back by hand. */
const recordingOf = ({ reference }: Started) => `npm run ledger -- refund ${shortReference(reference)}`;

test("the same order leads to the page that is open, from another tab and from the result", async () => {
  const payment = await started("stripe", { intention });
  expect(await again(payment, { intention })).toMatchObject({ url: `${checkout}/cs_test_1` });
  expect(await again(payment, { replaces: payment.reference })).toMatchObject({
    url: `${checkout}/cs_test_1`,
  });
  expect(payment.stripe.made).toHaveLength(1);
});

test.each([
  ["amount", { presetUSD: "100" }, `${checkout}/cs_test_2`],
  ["frequency", { frequency: "monthly" }, `${checkout}/cs_test_2`],
  ["method", { method: "midtrans" }, like(/midtrans/)],
] as const)("another %s closes the page first", async (_name, change, url) => {
  const payment = await started("stripe", { intention });
  expect(await again(payment, { intention, ...change })).toMatchObject({ url });
  expect(payment.session).toMatchObject({ status: "expired" });
  await stripeSays(payment, "checkout.session.expired", payment.session);
  expect(await payment.view()).toMatchObject({ state: "replaced", charged: "no" });
  expect((await payment.page("en")).body).toContain(t("server:result.replacedTitle"));
  // the first choice again, in the tab that has its key: a new page, as that one is closed
  const first = { intention, idempotencyKey: key };
  expect(await again(payment, first)).toMatchObject({
    url: expect.stringMatching(/cs_test_[23]$/) as unknown,
  });
  const open = [...payment.stripe.sessions.values()].filter(({ status }) => status === "open");
  expect(open).toHaveLength(1);
});

test("another campaign's gift, begun in the same browser, is another intention", async () => {
  const payment = await started("stripe", { intention });
  await again(payment, { campaign: "peat-rewetting", presetUSD: "40", intention: "4444555566667777" });
  expect(payment.session).toMatchObject({ status: "open" });
});

test("what was paid a moment before, or is on its way, leads to its result", async () => {
  for (const payment_status of ["paid", "unpaid"]) {
    const payment = await started("stripe", { intention });
    Object.assign(payment.session, { status: "complete", payment_status });
    const url = `https://tajuk.example/donate/result/?ref=${payment.reference}&earlier=1`;
    expect(await again(payment, { intention, presetUSD: "100" })).toMatchObject({ url });
    expect(payment.stripe.made).toHaveLength(1);
  }
});

test("while another sum was reported, nobody is asked to pay once more", async () => {
  const payment = await started("stripe", { intention });
  const odd = {
    ...payment.session,
    status: "complete" as const,
    payment_status: "paid" as const,
    amount_total: 100,
  };
  Object.assign(payment.session, odd);
  await stripeSays(payment, "checkout.session.completed", odd);
  expect(await payment.view()).toMatchObject({ state: "mismatch" });
  const url = `https://tajuk.example/donate/result/?ref=${payment.reference}&earlier=1`;
  for (const change of [{ intention }, { replaces: payment.reference }])
    expect(await again(payment, { ...change, presetUSD: "100" })).toMatchObject({ url });
  expect(payment.stripe.made).toHaveLength(1);
});

test("while the provider does not answer, no other page is opened", async () => {
  const payment = await started("stripe", { intention }, shortPatience);
  payment.stripe.trouble = "silent";
  expect(await again(payment, { intention, method: "midtrans" })).toMatchObject({
    code: "payment_unavailable",
  });
  expect(payment.midtrans.opened).toHaveLength(0);
  payment.stripe.trouble = "none";
  expect(await again(payment, { intention, method: "midtrans" })).toMatchObject({ status: "redirect" });
});

test("what a payer has begun at Midtrans is cancelled; what cannot be cancelled leads to its result", async () => {
  const payment = await started("midtrans", { intention });
  await midtransSays(payment, "pending");
  expect(await again(payment, { intention })).toMatchObject({ url: `${checkout}/cs_test_1` });
  expect(payment.midtrans.statuses.get(payment.reference)).toMatchObject({ transaction_status: "cancel" });
  expect(await payment.view()).toMatchObject({ state: "replaced" });

  const stubborn = await started("midtrans", { intention });
  await midtransSays(stubborn, "authorize");
  const url = `https://tajuk.example/donate/result/?ref=${stubborn.reference}&earlier=1`;
  expect(await again(stubborn, { intention })).toMatchObject({ url });
});

test("a page of Midtrans that nobody has used is cancelled", async () => {
  const payment = await started("midtrans", { intention });
  expect(await again(payment, { intention })).toMatchObject({ url: `${checkout}/cs_test_1` });
  expect([...payment.midtrans.cancelledPages]).toEqual([tokenOf(payment.reference)]);
  expect(await payment.view()).toMatchObject({ state: "replaced", charged: "no" });
});

test("a page of Midtrans on which paying has failed is cancelled, too, since it could be paid on again", async () => {
  const payment = await started("midtrans", { intention });
  await midtransSays(payment, "deny");
  expect(await payment.view()).toMatchObject({ state: "failed" });
  expect(await again(payment, { intention })).toMatchObject({ url: `${checkout}/cs_test_1` });
  expect([...payment.midtrans.cancelledPages]).toEqual([tokenOf(payment.reference)]);
  expect(await payment.view()).toMatchObject({ state: "replaced" });
});

test("without scripts, the result's button leads to the page that is open, too", async () => {
  const payment = await started("stripe", { intention });
  Object.assign(payment.session, { status: "expired" });
  const { body } = await payment.page("en");
  const fields = Array.from(
    body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g),
    ([, name = "", value = ""]) => [name, value],
  );
  const form = Object.fromEntries(fields) as Readonly<Record<string, string>>;
  expect(form.replaces).toBe(payment.reference);
  for (const idempotencyKey of ["press-once-000001", "press-twice-00001"]) {
    const { headers } = await handleDonation(formPost({ ...form, idempotencyKey }), payment.runtime);
    expect(headers.location).toBe(`${checkout}/cs_test_2`);
  }
});

test("without scripts, a payment of a changed choice takes the place of the one that was open", async () => {
  const payment = await started("stripe");
  const press = (button: string, body: string, changed = {}) =>
    handleDonation(formPost({ ...formWith(button, body), ...changed }), payment.runtime);
  const form = await press(t("server:review.change"), (await payment.page("en")).body);
  const asked = { customAmount: "20", currency: "USD", frequency: "once" };
  const review = await press(t("forms:donation.continue"), form.body, asked);
  const { idempotencyKey = "", replaces = "", ...fields } = formWith(t("server:review.change"), review.body);
  const order = { ...asked, campaign: fields.campaign, method: "stripe", idempotencyKey, replaces };
  const { headers } = await handleDonation(formPost(order), payment.runtime);
  expect(headers.location).toBe(`${checkout}/cs_test_2`);
  expect(await payment.view()).toMatchObject({ state: "replaced", charged: "no" });
});

test("the page of an attempt that failed leads to the one that was paid, and asks for nothing more", async () => {
  const payment = await started("stripe", { intention });
  await stripeSays(payment, "checkout.session.expired", payment.session);
  const before = (await payment.page("en")).body;
  expect(before).toContain(t("server:result.retry"));
  await again(payment, { intention });
  const [, session] = [...payment.stripe.sessions.values()];
  await stripeSays(payment, "checkout.session.completed", { ...session, payment_status: "paid" });
  const { body } = await payment.page("en");
  expect(body).toContain(t("server:result.paidElsewhere", { amount: "$50.00" }));
  const url = `https://tajuk.example/donate/result/?ref=${session?.client_reference_id ?? ""}`;
  expect(body).toContain(`<a href="${url}">${t("server:result.other")}</a>`);
  for (const word of ["retry", "notCharged"] as const) expect(body).not.toContain(t(`server:result.${word}`));
});

describe("two payments of one intention that were both paid", () => {
  const email = "ayu@example.org";

  async function paidTwice(mailIsDown = false, language = "en") {
    const first = await started("midtrans", { intention, email, language });
    const runtime = mailIsDown ? { ...first.runtime, mailer: undefined } : first.runtime;
    const payment = { ...first, runtime };
    payment.midtrans.keepsPages = true;
    await again(payment, { intention, email, language });
    const card = [...payment.stripe.sessions.values()][0] ?? {};
    await stripeSays(payment, "checkout.session.completed", {
      ...card,
      status: "complete",
      payment_status: "paid",
    });
    await midtransSays(payment, "settlement", { payment_type: "qris" });
    await payment.runtime.idle();
    const [double = ""] = (await noticeIds(payment.runtime.store)).filter((id) => id.includes("-double-"));
    return { ...payment, second: double.split("-")[0] ?? "", card };
  }

  test("are told to the team once, with the command that pays one back", async () => {
    const { mailer, reference, second } = await paidTwice();
    const advice = t("server:mail.notice.double", { reference: shortReference(second) });
    const told = mailer.sent.filter(({ text }) => text.includes(advice));
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe(t("server:mail.notice.doubleSubject", { amount: "$50.00" }));
    for (const name of [second, shortReference(reference)]) expect(told[0]?.text).toContain(name);
  });

  test.each(languageCodes)("are named in %s in the order in which they were paid", async (language) => {
    const { mailer, runtime, reference, second, page } = await paidTwice(false, language);
    const { t, locale } = createTexts(siteData, language);
    const byQris = t("server:paidBy.midtrans", {
      amount: formatMoney({ currency: "IDR", minor: 812_500 }, locale),
    });
    const byCard = t("server:paidBy.stripe", {
      amount: formatMoney({ currency: "USD", minor: 5000 }, locale),
    });
    const mail = mailer.sent.find(({ to, text }) => to.includes(email) && text.includes(byQris + ","));
    const lines = mail?.text.split("\n\n") ?? [];
    // the card's, which was begun later, was paid a minute earlier
    for (const [words, payment, paid] of [
      ["paidFirst", byCard, second],
      ["paidSecond", byQris, reference],
    ] as const) {
      const values = { payment, moment: "|", reference: shortReference(paid) };
      const [start = "", end = ""] = t(`server:mail.${words}`, values).split("|");
      expect(lines.filter((line) => line.startsWith(start) && line.endsWith(end))).toHaveLength(1);
    }
    for (const [ref, payment, other] of [
      [reference, byCard, second],
      [second, byQris, reference],
    ] as const) {
      const { body } = await handleResult(get({ ref, lang: language }), runtime);
      expect(body).toContain(t("server:result.otherPaid", { payment, reference: shortReference(other) }));
    }
    expect((await page(language)).body).toContain(t("server:result.other"));
  });

  test("are told to the payer, unless one of them went back before the mail could be sent", async () => {
    const told = async ({ runtime, mailer }: Awaited<ReturnType<typeof paidTwice>>) => {
      await deliverDue({ ...runtime, mailer });
      const subject = t("server:mail.payer.double.subject", { amount: "$50.00" });
      return mailer.sent.filter((mail) => mail.to.includes(email) && mail.subject === subject);
    };
    expect(await told(await paidTwice())).toHaveLength(1);
    expect(await told(await paidTwice(true))).toHaveLength(1);
    const late = await paidTwice(true);
    await midtransSays(late, "refund");
    expect(await told(late)).toEqual([]);
    // and the team, that nothing is left to do
    const subject = t("server:mail.notice.doubleSubject", { amount: "$50.00" });
    const team = late.mailer.sent.find((mail) => mail.subject === subject);
    expect(team?.text).toContain(t("server:mail.notice.doubleOver"));
    expect(team?.text).not.toContain(
      t("server:mail.notice.double", { reference: shortReference(late.second) }),
    );
  });

  test.each(languageCodes)(
    "say so on both results in %s, and in the ledger, until one went back",
    async (lang) => {
      const payment = await paidTwice(true);
      const { runtime, reference, second } = payment;
      const { language, t } = createTexts(siteData, lang);
      const said = t("server:result.double", { email: siteData.site.email });
      const remarks = async () =>
        ledgerLines((await allPayments(runtime)).payments, () => undefined).flatMap((line) => line.remarks);
      const told = async (isTold: boolean) => {
        for (const ref of [reference, second]) {
          const answer = await handleStatus(get({ ref }), runtime);
          const { isDouble } = jsonOf(answer).payment as { isDouble?: boolean };
          const { body } = await handleResult(get({ ref, lang: language }), runtime);
          expect([isDouble ?? false, body.includes(said)]).toEqual([isTold, isTold]);
        }
      };
      await told(true);
      expect(await remarks()).toEqual(["double", "double"]);
      await midtransSays(payment, "refund");
      await told(false);
      expect(await remarks()).toEqual([]);
    },
  );

  test("one is paid back after a look at what would be done", async () => {
    const { runtime, second, stripe, midtrans, reference } = await paidTwice();
    const dry = await runPayments(["refund", second], runtime);
    expect([dry.exitCode, stripe.refunds]).toEqual([0, []]);
    expect(dry.output).toContain("$50.00");
    expect((await runPayments(["refund", second, "--apply"], runtime)).exitCode).toBe(0);
    expect(stripe.refunds).toEqual(["pi_1"]);
    expect((await runPayments(["refund", reference, "--apply"], runtime)).exitCode).toBe(0);
    expect(midtrans.statuses.get(reference)).toMatchObject({ transaction_status: "refund" });
  });

  test("a virtual account's has to be paid back by hand, and the command says so", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement", { payment_type: "bca_va" });
    const { exitCode, output } = await runPayments(["refund", payment.reference, "--apply"], payment.runtime);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(recordingOf(payment)) as unknown]);
  });

  test("what is left after a part went back is not paid back as if it were the whole", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement");
    const refunds = [{ refund_amount: "200000.00", created_at: "2026-01-20 10:00:00" }];
    await midtransSays(payment, "partial_refund", { refunds });
    const { exitCode, output } = await runPayments(["refund", payment.reference, "--apply"], payment.runtime);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(recordingOf(payment)) as unknown]);
    expect(payment.midtrans.statuses.get(payment.reference)).toMatchObject({
      transaction_status: "partial_refund",
    });
  });

  test("what a bank denies to pay back has to be paid back by hand, too", async () => {
    const payment = await started("midtrans");
    await midtransSays(payment, "settlement");
    payment.midtrans.deniesRefunds = true;
    const { exitCode, output } = await runPayments(["refund", payment.reference, "--apply"], payment.runtime);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(recordingOf(payment)) as unknown]);
  });

  test.each([
    [["refund", "0000-0000"], "no such payment"],
    [["refund"], "Usage: npm run payments -- <command>"],
    [[], "Usage"],
  ])("the command %j says what is wrong", async (args, words) => {
    const payment = await started("stripe");
    const { exitCode, output } = await runPayments(args, payment.runtime);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(words) as unknown]);
    const unpaid = await runPayments(["refund", payment.reference, "--apply"], payment.runtime);
    expect(unpaid.exitCode).toBe(1);
  });
});
