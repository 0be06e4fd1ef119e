import { parse } from "csv-parse/sync";
import { feeFor } from "../../../src/domain/fee";
import { runLedger } from "../../../src/server/cli/ledger";
import { runPayments } from "../../../src/server/cli/payments";
import { ledgerWords } from "../../../src/server/ledger/ledger-words";
import { runJob } from "../../../src/server/outbox/run-job";
import { eraseGiftWords, readGiftWords } from "../../../src/server/payments/store/gift-words";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { anyRecord } from "../support/any-record";
import { formPost, get, jsonOf, jsonPost } from "../support/requests";
import { donateByForm, handleDonation, handleMethods } from "../support/routes";
import { siteData } from "../support/site-data";
import { started, stripeSays } from "../support/started-payment";

const { t } = createTexts(siteData, "en");
const words = { dedication: "For Nenek,\n who planted", shownName: "  Budi  " };

test.each([
  ["USD", 5000, 2.9, 0.3, 181],
  ["USD", 100, 0, 0.3, 30],
  ["IDR", 50_000, 0.7, 0, 353],
  ["IDR", 99_300, 0.7, 0, 700],
] as const)("%s %i: a fee of %d %% and %d is covered by %i", (currency, minor, percent, fixed, fee) => {
  expect(feeFor({ currency, minor }, { percent, fixed })).toEqual({ currency, minor: fee });
  // what is left is at least what was given, and not a whole unit more
  const kept = Math.round((minor + fee) * (percent / 100) + fixed * (currency === "USD" ? 100 : 1));
  expect(minor + fee - kept).toBeGreaterThanOrEqual(minor);
});

test("a donor who covers the fee is charged it, and sees it; a retry covers it, too", async () => {
  const payment = await started("stripe", { coversFee: "yes" });
  expect(payment.session).toMatchObject({ amount_total: 5181 });
  const { body } = await payment.page("en");
  expect(plain(body)).toContain(t("server:fee.part", { fee: "$1.81" }));
  expect(await payment.view()).toMatchObject({
    amount: { value: "51.81" },
    fee: "1.81",
    chosen: { value: "50.00" },
  });
  await stripeSays(payment, "checkout.session.expired", payment.session);
  expect((await payment.page("en")).body).toContain('name="coversFee" value="yes"');
});

test("scripts are told what can be added, and nothing is added to a transfer", async () => {
  const { runtime } = await started("stripe");
  const { methods } = jsonOf(await handleMethods(get({}), runtime));
  expect(methods).toMatchObject([
    { id: "stripe", fee: { percent: 2.9, fixed: 0.3 } },
    { id: "midtrans", fee: { percent: 0.7, fixed: 0 } },
  ]);
});

test("without scripts the page before the payment adds the fee and leaves it out, and charges nothing", async () => {
  const { runtime, stripe } = await started("stripe");
  const before = stripe.sessions.size;
  const order = { currency: "USD", customAmount: "20", language: "en", ...words };
  const first = await handleDonation(formPost(order), runtime);
  expect(first.body).toContain(t("server:fee.add"));
  expect(first.body).toContain('name="shownName" value="  Budi  "');
  const key = { idempotencyKey: "9b2d7c1e-0000-4000-8000-00000000000f" };
  const added = await handleDonation(formPost({ ...order, ...key, method: "", review: "yes" }), runtime);
  expect(plain(added.body)).toContain(t("server:fee.part", { fee: "$0.91" }));
  expect(added.body).toContain("$20.91");
  const left = await handleDonation(formPost({ ...order, ...key, coversFee: "yes", review: "no" }), runtime);
  expect(left.body).not.toContain("$20.91");
  expect(stripe.sessions.size).toBe(before);
  const paid = await handleDonation(
    formPost({ ...order, ...key, coversFee: "yes", method: "stripe" }),
    runtime,
  );
  expect(paid.status).toBe(303);
  expect([...stripe.sessions.values()].at(-1)).toMatchObject({ amount_total: 2091 });
});

test("in another currency, what was chosen is converted, and what is charged includes the fee", async () => {
  const { runtime } = await started("stripe");
  const order = { currency: "USD", customAmount: "20", language: "en", coversFee: "yes" };
  const review = plain((await donateByForm(formPost(order), runtime)).body);
  const said = { chosen: "$20.00", charge: "Rp325,000", rate: "Rp16,250", date: "30 September 2025" };
  const charged = t("server:review.charged", { amount: "Rp327,292" });
  expect(review).toContain(`${t("server:review.converted", said)} ${charged}`);
});

test("the page before a payment names one sum where there is one way to pay: what is charged, with the fee", async () => {
  const { runtime } = await started("stripe");
  const order = { currency: "IDR", customAmount: "81250", language: "id", coversFee: "yes" };
  const review = await donateByForm(formPost({ ...order, frequency: "monthly" }), runtime);
  const monthly = createTexts(siteData, "id").t("server:review.monthly");
  expect(plain(review.body)).toContain(`<br>US$5,46, ${monthly}`);
});

test("what a donor says is told to the team, in one line, and to nobody who has the reference", async () => {
  const payment = await started("stripe", words);
  await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
  await payment.runtime.idle();
  const [mail] = payment.mailer.sent;
  expect(mail?.text).toContain(`${t("server:mail.notice.dedication")}: For Nenek, who planted`);
  expect(mail?.text).toContain(`${t("server:mail.notice.shownName")}: Budi`);
  expect(JSON.stringify(await payment.view()) + (await payment.page("en")).body).not.toMatch(/Nenek|Budi/);
});

test.each(languageCodes)(
  "what is too long in %s is refused, and nothing is cut or lost",
  async (language) => {
    const { t } = createTexts(siteData, language);
    const payment = await started("stripe");
    const [dedication, shownName] = ["y".repeat(140), "z".repeat(61)];
    const order = { currency: "USD", presetUSD: "50", language, method: "stripe", dedication, shownName };
    const answer = (post: typeof formPost, change = {}) =>
      handleDonation(post({ ...order, idempotencyKey: "another-key-00001", ...change }), payment.runtime);
    const refused = await answer(jsonPost);
    expect([refused.status, jsonOf(refused).fields]).toEqual([422, { shownName: "too_long" }]);
    const { status, body } = await answer(formPost);
    expect(status).toBe(422);
    const field = t("server:words.shownName");
    expect(body).toContain(
      `id="shownName-error">${t("forms:errors.words.too_long", { field, max: 60 })}</p>`,
    );
    expect(body).not.toContain("dedication-error");
    for (const typed of [dedication, shownName]) expect(body).toContain(`value="${typed}"`);
    const both = await answer(jsonPost, { presetUSD: "", customAmount: "x" });
    expect(jsonOf(both).fields).toEqual({ amount: "format", shownName: "too_long" });
    expect(payment.stripe.made).toHaveLength(1);
    // spaces around it and lines in it do not count
    expect(jsonOf(await answer(jsonPost, { shownName: `  ${"z".repeat(60)}\n ` })).status).toBe("redirect");
  },
);

test("what is said keeps no sign that an inquiry may not have in a line", () => {
  const said = { dedication: "x\u202Ey\u001B[31mz\r\nBcc: a\u0000", shownName: "Win \u2066x\u2069\uD800" };
  expect(readGiftWords(said)).toEqual({ dedication: "x y [31mz Bcc: a", shownName: "Win x" });
  expect(readGiftWords({ shownName: "\u202E \u2069" })).toBeUndefined();
});

test("who gave reads what they said in the mail that thanks them, unless it was erased", async () => {
  const thanks = async (isErased: boolean) => {
    const payment = await started("stripe", { ...words, email: "ayu@example.org" });
    const { runtime, mailer, session, reference } = payment;
    if (isErased) await eraseGiftWords(runtime.store, reference);
    await stripeSays(payment, "checkout.session.completed", { ...session, payment_status: "paid" });
    await runtime.idle();
    return mailer.sent.find(({ to }) => to.includes("ayu@example.org"))?.text.split("\n\n");
  };
  const orderTitle = t("server:order.donation", { title: "Forest fund" });
  const said = [
    t("server:mail.payer.dedication", { words: "For Nenek, who planted" }),
    t("server:mail.payer.shownName", { words: "Budi" }),
    t("server:mail.payer.erasable"),
  ];
  expect(await thanks(false)).toEqual(expect.arrayContaining(said));
  const bare = await thanks(true);
  expect(bare).toContain(t("server:mail.payer.paid.text", { amount: "$50.00", item: orderTitle }));
  for (const sentence of said) expect(bare).not.toContain(sentence);
});

test("the team reads it in the ledger, too, once the gift is paid; spreadsheets have the name, until it is erased", async () => {
  const payment = await started("stripe", words);
  const sources = { titleOf: () => () => undefined, readFile: () => Promise.resolve(undefined) };
  const listed = async (...args: string[]) => (await runLedger(args, payment.runtime, sources)).output;
  for (const args of [[], ["--csv"]]) expect(await listed(...args)).not.toMatch(/Nenek|Budi/);
  await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
  expect(await listed()).toMatch(/: For Nenek, who planted; .+: Budi/);
  const [row] = parse(await listed("--csv"), { bom: true, columns: true });
  expect(row).toMatchObject({ [ledgerWords.en.columns.name]: "Budi" });
  expect(Object.values(row ?? {}).join()).not.toContain("Nenek");
  await runPayments(["erase", payment.reference, "--apply"], payment.runtime);
  expect(await listed("--csv")).not.toContain("Budi");
});

test("another attempt keeps what was said, and what is said later counts", async () => {
  const { runtime, reference } = await started("stripe", words);
  const stored = () => [...runtime.items].filter(([name]) => name.endsWith(":words")).map(([, text]) => text);
  const again = {
    currency: "USD",
    customAmount: "50",
    language: "en",
    method: "stripe",
    replaces: reference,
  };
  const key = { idempotencyKey: "9b2d7c1e-0000-4000-8000-00000000000a" };
  await handleDonation(jsonPost({ ...again, ...key, dedication: "For Ibu" }), runtime);
  expect(stored()).toEqual([expect.stringContaining("For Ibu")]);
  const other = { idempotencyKey: "9b2d7c1e-0000-4000-8000-00000000000b" };
  await handleDonation(jsonPost({ ...again, ...other, customAmount: "70" }), runtime);
  expect(stored()).toHaveLength(2);
});

test("it is erased on request, and with the addresses when its time is over", async () => {
  const { runtime, reference } = await started("stripe", words);
  const said = () => [...runtime.items.values()].some((text) => text.includes("Nenek"));
  expect((await runPayments(["erase", reference], runtime)).output).toContain("--apply");
  expect(said()).toBe(true);
  await runPayments(["erase", reference, "--apply"], runtime);
  expect(said()).toBe(false);

  const old = await started("stripe", words);
  await runJob(old.runtime);
  expect([...old.runtime.items.values()].some((text) => text.includes("Nenek"))).toBe(true);
  old.runtime.wait(366 * 86_400_000);
  await old.runtime.store.write("clock:seen", anyRecord, {
    at: old.runtime.now().toISOString(),
  });
  await runJob(old.runtime);
  expect([...old.runtime.items.values()].some((text) => text.includes("Nenek"))).toBe(false);
});
