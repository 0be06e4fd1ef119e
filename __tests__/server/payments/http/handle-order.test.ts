import { formatMoney } from "../../../../src/domain/money";
import { localizedPath } from "../../../../src/domain/paths";
import { readEnvironment } from "../../../../src/server/environment/environment";
import { runJob } from "../../../../src/server/outbox/run-job";
import { createProviders } from "../../../../src/server/payments/providers/create-providers";
import type { Runtime } from "../../../../src/server/runtime";
import { createTexts } from "../../../../src/server/texts";
import { plain } from "../../../setup/plain";
import { formPost, get, jsonOf, jsonPost, like } from "../../support/requests";
import {
  donateByForm,
  handleDonation,
  handleMethods,
  handlePurchase,
  handleReview,
  purchaseByForm,
} from "../../support/routes";
import { testRuntime } from "../../support/runtime";
import { siteData } from "../../support/site-data";
import { shortPatience, standIns } from "../../support/started-payment";
import { stripeSecretKey, stripeWebhookSecret } from "../../support/stripe-stand-in";

const key = "9b2d7c1e-0000-4000-8000-000000000001";
const keyless = { currency: "USD", presetUSD: "50", customAmount: "", frequency: "once", language: "en" };
const donation = { ...keyless, idempotencyKey: key };

async function live(settings: Readonly<Record<string, string>> = {}, timeout?: number) {
  const { stripe, midtrans, providers } = await standIns(timeout);
  return { stripe, midtrans, runtime: testRuntime({ settings, parts: { providers } }) };
}

/** The hidden fields of a page's forms, by name. */
function hiddenFields(page: string): Readonly<Record<string, string>> {
  const fields = page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries(Array.from(fields, ([, name = "", value = ""]) => [name, value]));
}

/** Gives the interface strings of a language by key. */
const textIn = (language: string) => createTexts(siteData, language).t;

describe("while nothing can be paid", () => {
  const closed = () =>
    testRuntime({ parts: { providers: createProviders(readEnvironment({ PAYMENT_PROVIDERS: "none" })) } });

  test("scripts are told so", async () => {
    const runtime = closed();
    expect(jsonOf(await handleMethods(get({}), runtime))).toEqual({
      status: "ok",
      mode: "none",
      methods: [],
    });
    for (const order of [
      await handleDonation(jsonPost(donation), runtime),
      await handlePurchase(jsonPost({ product: "carbon-handbook", language: "en" }), runtime),
    ])
      expect([order.status, jsonOf(order)]).toEqual([503, { status: "error", code: "payment_unavailable" }]);
    expect(runtime.items.size).toBe(0);
  });

  test.each(["en", "id"] as const)("a page in %s says so, and where to write to", async (language) => {
    const runtime = closed();
    const fields = { ...keyless, frequency: "monthly", language };
    for (const answer of [
      await handleDonation(formPost(fields), runtime),
      await handlePurchase(formPost({ product: "carbon-handbook", language }), runtime),
      await handleReview(get(fields), runtime),
    ]) {
      expect(answer.status).toBe(503);
      expect(plain(answer.body)).toContain(textIn(language)("forms:problems.payment_unavailable"));
      expect(answer.body).toContain(`href="${localizedPath(siteData.paths.contact, language)}"`);
    }
  });
});

describe("while no provider is configured", () => {
  test("scripts are told so, with the amount", async () => {
    const runtime = testRuntime();
    const answer = await handleDonation(jsonPost(donation), runtime);
    expect([answer.status, jsonOf(answer)]).toEqual([
      200,
      { status: "sample", amount: { currency: "USD", value: "50.00" } },
    ]);
    expect(
      jsonOf(await handlePurchase(jsonPost({ product: "carbon-handbook", language: "en" }), runtime)),
    ).toMatchObject({ status: "sample", amount: { value: "29.99" } });
    expect(jsonOf(await handleMethods(get({}), runtime))).toEqual({
      status: "ok",
      mode: "sample",
      methods: [],
    });
    expect(runtime.items.size).toBe(0);
  });

  test.each([
    ["en", "$50.00"],
    ["id", "US$50,00"],
  ])("a page in %s says what would happen", async (language, amount) => {
    const runtime = testRuntime();
    const t = textIn(language);
    const donated = await donateByForm(formPost({ currency: "USD", presetUSD: "50", language }), runtime);
    expect(plain(donated.body)).toContain(t("server:sample.donation", { amount }));
    const bought = await purchaseByForm(formPost({ product: "carbon-handbook", language }), runtime);
    expect(bought.body).toContain(t("forms:order.samplePurchase"));
  });

  test.each(["en", "id"])("a page in %s repeats all that was chosen", async (language) => {
    const runtime = testRuntime();
    const t = textIn(language);
    const choice = { currency: "USD", presetUSD: "50", frequency: "monthly", project: "coffee-under-shade" };
    const bare = await donateByForm(formPost({ ...choice, language }), runtime);
    const words = { dedication: "Nenek <3", shownName: "Budi" };
    const said = await donateByForm(formPost({ ...choice, ...words, language }), runtime);
    const project = siteData.projects.find(({ slug }) => slug === choice.project)?.title[language] ?? "none";
    const amount = formatMoney({ currency: "USD", minor: 5000 }, language);
    const thanks = t("server:sample.monthlyDonation", { amount });
    for (const { body } of [bare, said])
      for (const text of [project, `, ${t("server:review.monthly")}`, t("server:sample.title"), thanks])
        expect(body).toContain(text);
    expect(said.status).toBe(200);
    expect(said.body).toContain(`${t("server:words.dedication")}: Nenek &lt;3`);
    expect(said.body).toContain(`${t("server:words.shownName")}: Budi`);
    expect(bare.body).not.toContain(t("server:words.dedication"));
    expect(runtime.items.size).toBe(0);
  });

  test.each(["en", "id"])("who goes back to the form in %s finds all that was chosen", async (language) => {
    const runtime = testRuntime();
    const t = textIn(language);
    const choice = {
      currency: "USD",
      customAmount: "75",
      frequency: "monthly",
      project: "coffee-under-shade",
    };
    const words = { dedication: "Nenek", shownName: "Budi" };
    const given = { campaign: "forest-fund", language, ...choice, ...words };
    for (const answer of [
      await donateByForm(formPost(given), runtime),
      await donateByForm(formPost({ ...given, method: "stripe" }), runtime),
    ]) {
      expect(answer.body).toContain(`name="change" value="yes">${t("server:page.back")}<`);
      const sent = { ...hiddenFields(answer.body), change: "yes" };
      const form = await donateByForm(formPost(sent), runtime);
      expect([form.status, hiddenFields(form.body)]).toEqual([
        200,
        { campaign: given.campaign, project: given.project, language },
      ]);
      for (const value of [
        /name="customAmount"[^>]*value="75(\.00)?">/,
        /value="monthly" checked/,
        /value="USD" checked/,
      ])
        expect(form.body).toMatch(value);
      for (const text of Object.values(words)) expect(form.body).toContain(`value="${text}">`);
      expect(form.body).not.toContain("aria-invalid");
      expect(form.body).not.toContain('role="alert"');
    }
    expect(runtime.items.size).toBe(0);
  });

  test.each(["en", "id"])(
    "a page in %s says first that this is a demonstration, whatever was clicked",
    async (language) => {
      const runtime = testRuntime();
      const t = textIn(language);
      for (const { body } of [
        await donateByForm(formPost({ currency: "USD", presetUSD: "50", language }), runtime),
        await purchaseByForm(formPost({ product: "peat-atlas", language }), runtime),
      ]) {
        const [first] = /<p>.*?<\/p>/.exec(body) ?? [];
        expect(first).toBe(`<p>${t("forms:order.next.sample")}</p>`);
      }
    },
  );
});

describe("a purchase of what has no file", () => {
  const purchase = { product: "peat-atlas", idempotencyKey: key, method: "stripe" };

  test("is refused by a code, before anything is stored or asked for", async () => {
    const { runtime, stripe } = await live();
    for (const change of [{}, { method: "" }, { idempotencyKey: "" }]) {
      const answer = await handlePurchase(jsonPost({ ...purchase, ...change, language: "id" }), runtime);
      expect([answer.status, answer.body]).toEqual([422, '{"status":"error","code":"not_on_sale"}']);
    }
    expect([stripe.requests(), runtime.items.size]).toEqual([0, 0]);
  });

  test("is refused by a page that leads to where one can ask for it", async () => {
    const { runtime } = await live();
    const answer = await handlePurchase(formPost({ product: "peat-atlas", language: "id" }), runtime);
    const t = textIn("id");
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(t("forms:problems.not_on_sale"));
    expect(answer.body).toContain(`<a href="/id/resources/peat-atlas/">${t("server:page.ask")}</a>`);
  });

  test("is refused where its files are missing, by a page that leads to the contact form", async () => {
    const { runtime } = await live({ GOODS_DIR: "no-such-folder" });
    const answer = await handlePurchase(formPost({ product: "carbon-handbook", language: "id" }), runtime);
    const t = textIn("id");
    expect(answer.body).toContain(t("forms:problems.not_on_sale"));
    expect(answer.body).toContain(`<a href="/id/#contact">${t("server:page.ask")}</a>`);
  });

  test("is taken in the language in which it has one", async () => {
    const { runtime } = await live();
    const answer = await handlePurchase(jsonPost({ ...purchase, language: "en" }), runtime);
    expect(jsonOf(answer)).toMatchObject({ status: "redirect", amount: { value: "19.99" } });
  });
});

describe("a donation by script", () => {
  test("leads to the provider's page, and is the same however often it is clicked", async () => {
    const { runtime, stripe } = await live();
    const click = () => handleDonation(jsonPost({ ...donation, method: "stripe" }), runtime);
    const answers = [...(await Promise.all([click(), click(), click()])), await click()];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(jsonOf(answers[0] ?? (await click()))).toEqual({
      status: "redirect",
      url: "https://checkout.stripe.com/c/pay/cs_test_1",
      reference: like(/^\w{4}-\w{4}$/),
      method: "stripe",
      amount: { currency: "USD", value: "50.00" },
    });
    expect(stripe.made).toHaveLength(1);
  });

  test.each([
    ["id", "75,50", "7550"],
    ["en", "1,000", "100000"],
  ])("in %s of %s as it was typed charges %s cents", async (language, customAmount, charged) => {
    const { runtime, stripe } = await live();
    await handleDonation(jsonPost({ ...donation, language, customAmount, method: "stripe" }), runtime);
    expect(stripe.made[0]?.get("line_items[0][price_data][unit_amount]")).toBe(charged);
  });

  test("in rupiah, clicked twice, opens one transaction", async () => {
    const { runtime, midtrans } = await live();
    const click = () => handleDonation(jsonPost({ ...donation, method: "midtrans" }), runtime);
    const [first, second] = await Promise.all([click(), click()]);
    expect(first.body).toBe(second.body);
    expect(midtrans.opened).toHaveLength(1);
  });

  test("with another key or another choice is another payment", async () => {
    const { runtime, stripe } = await live();
    for (const change of [
      {},
      { idempotencyKey: `${key}2` },
      { currency: "USD", presetUSD: "100" },
      { frequency: "monthly" },
      { campaign: "peat-rewetting", currency: "USD", presetUSD: "40" },
    ]) {
      await handleDonation(jsonPost({ ...donation, method: "stripe", ...change }), runtime);
    }
    expect(stripe.made).toHaveLength(5);
  });

  test("in two processes at once is one payment", async () => {
    const { runtime, stripe } = await live();
    const other = { ...runtime, lock: testRuntime().lock };
    const click = (each: typeof runtime) => handleDonation(jsonPost({ ...donation, method: "stripe" }), each);
    const [first, second] = await Promise.all([click(runtime), click(other as typeof runtime)]);
    expect(jsonOf(first).url).toBe(jsonOf(second).url);
    expect(stripe.made).toHaveLength(1);
  });

  test("needs to say how it is paid, and a key", async () => {
    const { runtime } = await live();
    const answer = await handleDonation(jsonPost({ currency: "USD", presetUSD: "50" }), runtime);
    expect([answer.status, jsonOf(answer)]).toEqual([
      422,
      {
        status: "error",
        code: "payment_invalid",
        fields: { method: "required", idempotencyKey: "required" },
      },
    ]);
    expect(jsonOf(await handleDonation(jsonPost({ ...donation, method: "cash" }), runtime))).toMatchObject({
      fields: { method: "unavailable" },
    });
    expect(
      jsonOf(
        await handleDonation(jsonPost({ ...donation, method: "midtrans", frequency: "monthly" }), runtime),
      ),
    ).toMatchObject({ fields: { method: "unavailable" } });
  });

  test("of rupiah that only dollars can pay needs to say how it is paid, so that the sum is seen before", async () => {
    const { runtime, stripe } = await live();
    const monthly = { ...donation, frequency: "monthly" };
    const inRupiah = { ...monthly, currency: "IDR", presetIDR: undefined, customAmount: "812500" };
    expect(jsonOf(await handleDonation(jsonPost(inRupiah), runtime))).toMatchObject({
      fields: { method: "required" },
    });
    expect(stripe.made).toEqual([]);
    expect(jsonOf(await handleDonation(jsonPost(monthly), runtime))).toMatchObject({ status: "redirect" });
  });

  test("of a wrong amount is refused with the bounds", async () => {
    const { runtime, stripe } = await live();
    const answer = await handleDonation(jsonPost({ ...donation, customAmount: "1" }), runtime);
    expect([answer.status, jsonOf(answer)]).toEqual([
      422,
      {
        status: "error",
        code: "payment_invalid",
        fields: { amount: "too_small" },
        bounds: { currency: "USD", minimum: "5.00", maximum: "10000.00" },
      },
    ]);
    expect(stripe.requests()).toBe(0);
  });

  test("from another site is refused", async () => {
    const { runtime, stripe } = await live();
    const answer = await handleDonation(
      jsonPost(donation, { headers: { origin: "https://evil.example" } }),
      runtime,
    );
    expect([answer.status, jsonOf(answer).code, stripe.requests()]).toEqual([403, "cross_origin", 0]);
  });
});

test("providers are told the campaign and the project of a gift, and the product of a sale", async () => {
  const { runtime, stripe, midtrans } = await live();
  const gift = { ...donation, project: "coffee-under-shade" };
  const idempotencyKey = (number: number) => `${key.slice(0, -1)}${number}`;
  await handleDonation(jsonPost({ ...gift, method: "stripe", frequency: "monthly" }), runtime);
  await handleDonation(jsonPost({ ...gift, method: "midtrans", idempotencyKey: idempotencyKey(2) }), runtime);
  const sale = { product: "carbon-handbook", language: "id" };
  for (const [number, method] of [
    [3, "stripe"],
    [4, "midtrans"],
  ] as const)
    await handlePurchase(jsonPost({ ...sale, method, idempotencyKey: idempotencyKey(number) }), runtime);
  const [given, sold] = stripe.made.map((sent) => Object.fromEntries(sent));
  for (const at of ["metadata", "subscription_data[metadata]"])
    expect(given).toMatchObject({
      [`${at}[campaign]`]: "forest-fund",
      [`${at}[project]`]: "coffee-under-shade",
    });
  expect(sold).toMatchObject({ "payment_intent_data[metadata][product]": "carbon-handbook" });
  const [first, second] = midtrans.opened;
  expect(first).toMatchObject({ custom_field1: "forest-fund", custom_field2: "coffee-under-shade" });
  expect(second).toMatchObject({ custom_field1: "carbon-handbook" });
  expect(second).not.toHaveProperty("custom_field2");
});

describe("what Stripe is asked for", () => {
  test("once: the amount, the reference, the language and the way back", async () => {
    const { runtime, stripe } = await live();
    await handleDonation(jsonPost({ ...donation, method: "stripe", language: "id" }), runtime);
    const sent = Object.fromEntries(stripe.made[0] ?? []);
    const reference = sent.client_reference_id;
    expect(sent).toMatchObject({
      mode: "payment",
      submit_type: "donate",
      locale: "id",
      "allowed_payment_method_types[0]": "card",
      "adaptive_pricing[enabled]": "false",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "5000",
      "line_items[0][price_data][product_data][name]": textIn("id")("server:order.donation", {
        title: "Dana hutan",
      }),
      "metadata[reference]": reference,
      "payment_intent_data[metadata][reference]": reference,
      success_url: `https://tajuk.example/id/donate/result/?ref=${reference}`,
      cancel_url: `https://tajuk.example/id/donate/result/?ref=${reference}`,
    });
  });

  test("monthly: a subscription", async () => {
    const { runtime, stripe } = await live();
    await handleDonation(jsonPost({ ...donation, method: "stripe", frequency: "monthly" }), runtime);
    const sent = Object.fromEntries(stripe.made[0] ?? []);
    expect(sent).toMatchObject({
      mode: "subscription",
      "allowed_payment_method_types[0]": "card",
      "line_items[0][price_data][recurring][interval]": "month",
      "subscription_data[metadata][reference]": sent.client_reference_id,
    });
    expect(sent).not.toHaveProperty("submit_type");
    expect(sent).not.toHaveProperty("allowed_payment_method_types[1]");
  });

  test.each([
    ["carbon-handbook", "2999"],
    ["carbon-accounting-course", "4999"],
  ])("a purchase: the price of %s", async (product, price) => {
    const { runtime, stripe } = await live();
    const order = { product, language: "id", method: "stripe", idempotencyKey: key };
    const answer = await handlePurchase(jsonPost(order), runtime);
    expect(jsonOf(answer)).toMatchObject({ status: "redirect", method: "stripe" });
    expect(Object.fromEntries(stripe.made[0] ?? [])).toMatchObject({
      submit_type: "pay",
      "line_items[0][price_data][unit_amount]": price,
    });
  });
});

test("what Midtrans is asked for: rupiah at the stated rate, everything but cards", async () => {
  const { runtime, midtrans } = await live();
  const answer = await handleDonation(jsonPost({ ...donation, method: "midtrans" }), runtime);
  expect(jsonOf(answer)).toMatchObject({ status: "redirect", amount: { currency: "IDR", value: "812500" } });
  const [sent] = midtrans.opened;
  expect(sent).toMatchObject({
    transaction_details: { order_id: like(/^\w{26}$/), gross_amount: 812_500 },
    item_details: [
      {
        id: "forest-fund",
        price: 812_500,
        quantity: 1,
        name: textIn("en")("server:order.donation", { title: "Forest fund" }),
      },
    ],
    callbacks: { finish: like(/^https:\/\/tajuk\.example\/donate\/result\/\?ref=\w{26}$/) },
  });
  expect(sent?.enabled_payments).toEqual(expect.arrayContaining(["gopay", "other_qris", "bca_va"]));
  expect(sent?.enabled_payments).not.toContain("credit_card");
});

test("a buyer sees the prices of the content, first that in the language's currency, and no exchange rate", async () => {
  const { runtime, midtrans } = await live();
  const t = textIn("id");
  const query = { product: "carbon-handbook", language: "id" };
  const { body } = await handleReview(get(query), runtime);
  const buttons = [
    t("server:review.midtrans", { amount: "Rp480.000" }),
    t("server:review.stripe", { amount: "US$29,99" }),
  ];
  expect(Array.from(body.matchAll(/<button class="give"[^>]*>([^<]+)/g), ([, label]) => label)).toEqual(
    buttons,
  );
  expect(body).toContain(`<br>Rp480.000, ${t("server:review.once")}`);
  expect(body).toContain(t("server:review.organisation", { email: siteData.site.email }));
  expect(body).toContain(`<a href="/id/resources/carbon-handbook/">${t("server:review.product")}</a>`);
  expect(body).not.toContain("Rp16.250");
  const order = { ...query, method: "midtrans", idempotencyKey: key };
  expect(jsonOf(await handlePurchase(jsonPost(order), runtime))).toMatchObject({
    amount: { currency: "IDR", value: "480000" },
  });
  expect(midtrans.opened).toMatchObject([{ transaction_details: { gross_amount: 480_000 } }]);
  const cardOnly = { ...runtime, providers: runtime.providers.filter(({ id }) => id === "stripe") };
  expect((await handleReview(get(query), cardOnly)).body).toContain(
    `<br>US$29,99, ${t("server:review.once")}`,
  );
});

describe("when a provider fails", () => {
  const troubles = [
    ["stripe", "silent"],
    ["stripe", "error"],
    ["stripe", "malformed"],
    ["stripe", "declined"],
    ["stripe", "no url"],
    ["midtrans", "silent"],
    ["midtrans", "error"],
    ["midtrans", "malformed"],
    ["midtrans", "refused"],
  ] as const;

  test.each(troubles)(
    "(%s: %s) the visitor is told that nothing was charged, and can try again",
    async (method, trouble) => {
      const { runtime, stripe, midtrans } = await live({}, trouble === "silent" ? shortPatience : undefined);
      Object.assign(method === "stripe" ? stripe : midtrans, { trouble });
      const click = () => handleDonation(jsonPost({ ...donation, method }), runtime);
      const failed = await click();
      expect([failed.status, failed.body]).toEqual([503, '{"status":"error","code":"payment_unavailable"}']);
      expect(runtime.logged.join("")).not.toContain("secret detail");
      Object.assign(stripe, { trouble: "none" });
      Object.assign(midtrans, { trouble: "none" });
      expect(jsonOf(await click())).toMatchObject({ status: "redirect", method });
      expect(stripe.made.length + midtrans.opened.length).toBe(1);
    },
  );

  test.each([
    ["stripe", "javascript:alert(1)//"],
    ["midtrans", "javascript:alert(1)//"],
    ["stripe", "https://elsewhere.example"],
    ["midtrans", "http://app.sandbox.midtrans.com"],
  ] as const)(
    "%s's address is stored and sent to the browser only if it is one of its pages, not %s",
    async (method, elsewhere) => {
      const { runtime, stripe, midtrans } = await live();
      Object.assign(method === "stripe" ? stripe : midtrans, { pagesAt: elsewhere });
      const click = () => handleDonation(jsonPost({ ...donation, method }), runtime);
      const failed = await click();
      expect([failed.status, failed.body]).toEqual([503, '{"status":"error","code":"payment_unavailable"}']);
      expect([...runtime.items.values()].join("")).not.toContain(elsewhere);
      runtime.wait(11 * 60_000);
      await expect(runJob(runtime)).resolves.toMatchObject({ openPayments: 1 });
      Object.assign(stripe, { pagesAt: "https://checkout.stripe.com" });
      Object.assign(midtrans, { pagesAt: "https://app.sandbox.midtrans.com" });
      expect(jsonOf(await click())).toMatchObject({ status: "redirect", method });
    },
  );

  test("an answer of Midtrans that was lost does not leave the order number blocked", async () => {
    const { runtime, midtrans } = await live();
    const click = () => handleDonation(jsonPost({ ...donation, method: "midtrans" }), runtime);
    midtrans.trouble = "lost answer";
    expect((await click()).status).toBe(503);
    midtrans.trouble = "none";
    expect(String(jsonOf(await click()).url)).toMatch(/\w{26}-2$/);
    expect(midtrans.opened).toHaveLength(1);
  });

  test("a page says so in the reader's language", async () => {
    const { runtime, stripe } = await live();
    stripe.trouble = "error";
    const answer = await handleDonation(formPost({ ...donation, method: "stripe", language: "id" }), runtime);
    expect(answer.status).toBe(503);
    expect(answer.body).toContain(textIn("id")("forms:problems.payment_unavailable"));
    expect(answer.body).toContain(`name="change" value="yes">${textIn("id")("server:page.back")}<`);
  });
});

test("a price that no provider takes leads a buyer back to the product, not to a donation", async () => {
  const { runtime } = await live();
  const bounds = { minimum: 1, maximum: 2 };
  const providers = runtime.providers.map((provider) => ({ ...provider, bounds }));
  const buy = formPost({ product: "carbon-handbook", language: "id" });
  const answer = await handlePurchase(buy, { ...runtime, providers });
  expect(answer.status).toBe(422);
  expect(answer.body).toContain('href="/id/resources/carbon-handbook/"');
  expect(answer.body).toContain(textIn("id")("forms:problems.not_on_sale"));
  expect(answer.body).not.toContain("customAmount");
});

test.each(["en", "id"])(
  "a way to pay that is switched off is named as the reason in %s, of a purchase, too",
  async (language) => {
    const { runtime } = await live();
    const providers = runtime.providers.filter(({ id }) => id === "midtrans");
    const method = { method: "stripe", idempotencyKey: key, language };
    for (const answer of [
      await handlePurchase(formPost({ ...method, product: "carbon-handbook" }), { ...runtime, providers }),
      await handleDonation(formPost({ ...keyless, ...method }), { ...runtime, providers }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toContain(textIn(language)("forms:errors.method.unavailable"));
      expect(answer.body).not.toContain(textIn(language)("forms:problems.not_on_sale"));
    }
  },
);

describe("a donation without JavaScript", () => {
  test.each([
    ["en", "$50.00", "Rp812,500", "Rp16,250", "30 September 2025"],
    ["id", "US$50,00", "Rp812.500", "Rp16.250", "30 September 2025"],
  ])("shows in %s what each way of paying charges, before anything is started", async (...words) => {
    const [language, dollars, rupiah, rate, date] = words;
    const t = textIn(language);
    const texts = [
      t("server:review.charged", { amount: dollars }),
      [
        t("server:review.converted", { chosen: dollars, charge: rupiah, rate, date }),
        t("server:review.charged", { amount: rupiah }),
      ].join(" "),
      t("server:review.stripe", { amount: dollars }),
      t("server:review.midtrans", { amount: rupiah }),
    ];
    const { runtime, stripe, midtrans } = await live();
    const answer = await donateByForm(formPost({ ...keyless, language }), runtime);
    expect(answer.status).toBe(200);
    for (const text of texts) expect(plain(answer.body)).toContain(text);
    expect(answer.body).not.toMatch(/<script|\{\{|forms:|server:/);
    expect([stripe.requests(), midtrans.opened.length, runtime.items.size]).toEqual([0, 0, 0]);
  });

  test.each([
    ["id", "75,50", "US$75,50", "7550"],
    ["id", "US$ 1.000,50", "US$1.000,50", "100050"],
    ["en", "1,000", "$1,000.00", "100000"],
  ])("in %s of %s is reviewed and charged as typed", async (language, customAmount, amount, charged) => {
    const { runtime, stripe } = await live();
    const review = await donateByForm(formPost({ ...keyless, language, customAmount }), runtime);
    expect(plain(review.body)).toContain(amount);
    await handleDonation(formPost({ ...hiddenFields(review.body), method: "stripe" }), runtime);
    expect(stripe.made[0]?.get("line_items[0][price_data][unit_amount]")).toBe(charged);
  });

  test("is reviewed at an address of its own, which has what was chosen and nothing personal", async () => {
    const { runtime } = await live();
    const choice = { ...keyless, customAmount: "1.000,50", language: "id", project: "coffee-under-shade" };
    const { status, headers } = await handleDonation(formPost(choice), runtime);
    expect(status).toBe(303);
    const { pathname, searchParams } = new URL(headers.location ?? "", "https://tajuk.example");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/api/payments/review",
      {
        ...{ campaign: "forest-fund", project: "coffee-under-shade", currency: "USD" },
        ...{ customAmount: "1000.50", frequency: "once", language: "id" },
      },
    ]);
    const query = Object.fromEntries(searchParams);
    const [review, english] = [
      await handleReview(get(query), runtime),
      await handleReview(get({ ...query, lang: "en" }), runtime),
    ];
    expect(plain(review.body)).toContain("US$1.000,50");
    expect(plain(english.body)).toContain("$1,000.50");
    expect(review.headers["cache-control"]).toBe("private, no-cache");
  });

  test.each([{ dedication: "For Nenek" }, { shownName: "Budi" }, { email: "ayu@example.org" }])(
    "after %j was typed is reviewed without leaving it in an address",
    async (personal) => {
      const { runtime } = await live();
      const answer = await handleDonation(formPost({ ...keyless, ...personal }), runtime);
      expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
    },
  );

  test("is not started by an address, whatever that has", async () => {
    const { runtime, stripe } = await live();
    const answer = await handleReview(
      get({ ...donation, method: "stripe", email: "ayu@example.org" }),
      runtime,
    );
    expect([answer.status, stripe.requests(), runtime.items.size]).toEqual([200, 0, 0]);
    expect(answer.body).not.toContain("ayu@example.org");
  });

  test("goes from there to the provider, once", async () => {
    const { runtime, stripe } = await live();
    const review = await donateByForm(formPost(keyless), runtime);
    const form = hiddenFields(review.body);
    expect(form.idempotencyKey).toMatch(/^[\w-]{36}$/);
    const press = () => handleDonation(formPost({ ...form, method: "stripe" }), runtime);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array(2).fill([303, "https://checkout.stripe.com/c/pay/cs_test_1"]),
    );
    const sent = Object.fromEntries(stripe.made[0] ?? []);
    expect(stripe.made).toHaveLength(1);
    expect(sent.success_url).toMatch(/^https:\/\/tajuk\.example\/api\/payments\/result\?ref=\w{26}$/);
  });

  test("lets the browser go to the payment pages, and nowhere else", async () => {
    const providers = createProviders(
      readEnvironment({
        PAYMENT_PROVIDERS: "stripe,midtrans",
        STRIPE_SECRET_KEY: stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
        MIDTRANS_SERVER_KEY: "Mid-server-standin",
        MIDTRANS_PRODUCTION: "true",
      }),
    );
    const targets = async (runtime: Runtime) => {
      const { headers } = await donateByForm(formPost(keyless), runtime);
      return /form-action ([^;]*);/.exec(headers["content-security-policy"] ?? "")?.[1];
    };
    expect(await targets(testRuntime({ parts: { providers } }))).toBe(
      "'self' https://checkout.stripe.com https://billing.stripe.com https://app.midtrans.com",
    );
    expect(await targets(testRuntime())).toBe("'self'");
  });

  test.each([
    ["en", "1", "too_small", "$5"],
    ["id", "1", "too_small", "US$5"],
    ["en", " 6.000", "ambiguous", "$6 or $6,000"],
    ["id", "US$ 6,000", "ambiguous", "US$6 atau US$6.000"],
  ] as const)("with a wrong amount comes back in %s with everything typed: %j", async (...row) => {
    const [language, typed, code, said] = row;
    const text = textIn(language)(`forms:errors.amount.${code}`, { minimum: said, meanings: said });
    const { runtime } = await live();
    const answer = await handleDonation(
      formPost({
        ...{ ...keyless, language, customAmount: typed, frequency: "monthly" },
        ...{ coversFee: "yes", email: "ayu@example.org", dedication: "Nenek" },
      }),
      runtime,
    );
    expect(answer.status).toBe(422);
    expect(plain(answer.body)).toContain(text);
    expect(answer.body).toContain(`name="customAmount" inputmode="decimal" value="${typed}"`);
    expect(answer.body).toContain('value="monthly" checked');
    expect(answer.body).toContain('value="USD" checked');
    const offered = [...answer.body.matchAll(/name="customAmount" value="(\d+\.\d+)"/g)];
    expect(offered.map(([, value]) => value)).toEqual(code === "ambiguous" ? ["6.00", "6000.00"] : []);
    for (const kept of ['name="coversFee" value="yes"', 'name="email" value="ayu@example.org"'])
      expect(answer.body.split(kept)).toHaveLength(offered.length + 2);
  });

  test("every month comes back with everything typed where no provider takes that, and can be sent as once", async () => {
    const { runtime } = await live();
    const providers = runtime.providers.filter(({ id }) => id === "midtrans");
    const typed = { customAmount: "75", email: "ayu@example.org", dedication: "Nenek" };
    const monthly = formPost({ ...keyless, ...typed, language: "id", frequency: "monthly" });
    const answer = await handleDonation(monthly, { ...runtime, providers });
    expect(answer.status).toBe(422);
    const t = textIn("id");
    expect(answer.body).toContain(`<h1>${t("forms:donation.heading")}</h1>`);
    expect(answer.body).toContain(`<p class="error">${t("forms:errors.frequency.unavailable")}</p>`);
    for (const kept of ['value="75"', 'value="ayu@example.org"', 'value="Nenek"', 'value="USD" checked'])
      expect(answer.body).toContain(kept);
    expect(answer.body).not.toContain('name="frequency"');
  });

  test("an unknown campaign or resource leads back", async () => {
    const { runtime } = await live();
    expect((await handleDonation(formPost({ ...keyless, campaign: "x" }), runtime)).body).toContain(
      'href="/donate/"',
    );
    const changed = await handleDonation(formPost({ ...keyless, campaign: "x", change: "yes" }), runtime);
    expect([changed.status, changed.body]).toEqual([422, expect.stringContaining('href="/donate/"')]);
    expect((await handlePurchase(formPost({ product: "x", language: "id" }), runtime)).status).toBe(422);
  });
});

test("cards cannot be tried out: starts are limited for each address and in all", async () => {
  const { runtime, stripe } = await live({ PAYMENTS_PER_ADDRESS: "2", PAYMENTS_IN_ALL: "3" });
  const start = (number: number, address?: string) =>
    handleDonation(
      jsonPost(
        { ...donation, method: "stripe", idempotencyKey: `${key}${number}` },
        address ? { address } : {},
      ),
      runtime,
    );
  const statuses = [];
  for (const number of [1, 2, 3]) statuses.push((await start(number)).status);
  statuses.push(
    (await start(1)).status,
    (await start(4, "198.51.100.1")).status,
    (await start(5, "198.51.100.2")).status,
  );
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
  expect(stripe.made).toHaveLength(3);
  const page = await handleDonation(
    formPost({ ...donation, method: "stripe", idempotencyKey: `${key}9` }),
    runtime,
  );
  expect([page.status, Number(page.headers["retry-after"]) > 0]).toEqual([429, true]);
});

test("forms learn how one can pay", async () => {
  const { runtime } = await live();
  expect(jsonOf(await handleMethods(get({}), runtime))).toEqual({
    status: "ok",
    mode: "live",
    mails: false,
    rupiahRate: { perDollar: 16_250, date: "2025-09-30" },
    methods: [
      {
        id: "stripe",
        currency: "USD",
        kinds: ["donation", "purchase"],
        frequencies: ["once", "monthly"],
        minimum: "0.50",
        maximum: "999999.99",
        fee: { percent: 2.9, fixed: 0.3 },
      },
      {
        id: "midtrans",
        currency: "IDR",
        kinds: ["donation", "purchase"],
        frequencies: ["once"],
        minimum: "10000",
        maximum: "999999999",
        fee: { percent: 0.7, fixed: 0 },
      },
    ],
  });
});
