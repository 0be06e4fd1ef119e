import type { Fields } from "../../../src/domain/record";
import { offersFor } from "../../../src/server/payments/offers";
import { type Order, readDonation, readPurchase } from "../../../src/server/payments/order";
import { createMidtransProvider } from "../../../src/server/payments/providers/midtrans/midtrans-provider";
import { createStripeProvider } from "../../../src/server/payments/providers/stripe/stripe-provider";
import { createTexts } from "../../../src/server/texts";
import { midtransServerKey } from "../support/midtrans-stand-in";
import { siteData } from "../support/site-data";
import { stripeSecretKey } from "../support/stripe-stand-in";

const texts = createTexts(siteData, "en");
const donation = (fields: Fields) => readDonation(fields, siteData, texts);
const cents = (minor: number) => ({ currency: "USD", minor }) as const;

test.each([
  [{ presetUSD: "50" }, 5000],
  [{ presetUSD: 25 }, 2500],
  [{ currency: "USD", presetUSD: "50", presetIDR: "25000", customAmount: "" }, 5000],
  [{ presetUSD: "50", customAmount: "12.5" }, 1250],
  [{ presetUSD: "0", customAmount: 75 }, 7500],
  [{ customAmount: "10000" }, 1_000_000],
])("the server takes %j as %d cents", (fields, minor) => {
  expect(donation(fields)).toMatchObject({
    ok: true,
    order: { kind: "donation", slug: "forest-fund", frequency: "once", amount: cents(minor) },
  });
});

test.each([
  [{}, "required"],
  [{ presetUSD: "51" }, "format"],
  [{ presetIDR: "25000" }, "required"],
  [{ presetUSD: "0.01" }, "format"],
  [{ presetUSD: { $gt: 0 } }, "required"],
  [{ presetUSD: "50", customAmount: "x" }, "format"],
  [{ customAmount: "4.99" }, "too_small"],
  [{ customAmount: "10000.01" }, "too_large"],
  [{ customAmount: "10.9999" }, "decimals"],
  [{ customAmount: "10.999" }, "decimals"],
  [{ customAmount: -50 }, "format"],
  [{ customAmount: 1e21 }, "format"],
])("and refuses %j: %s", (fields, code) => {
  expect(donation(fields)).toEqual({
    ok: false,
    errors: { amount: { code, minimum: cents(500), maximum: cents(1_000_000) } },
  });
});

test.each([
  ["en", "75.50", cents(7550)],
  ["en", "75,50", cents(7550)],
  ["en", "1,000", cents(100_000)],
  ["en", "6.000", "ambiguous"],
  ["id", "75,50", cents(7550)],
  ["id", "75.50", cents(7550)],
  ["id", "1.000", cents(100_000)],
  ["id", "6,000", "ambiguous"],
])("in %s %s is read as it is written there", (language, customAmount, expected) => {
  const read = readDonation({ customAmount, currency: "USD" }, siteData, createTexts(siteData, language));
  expect(read.ok ? read.order.amount : read.errors.amount?.code).toEqual(expected);
});

test("a gift may be for a project, which then stands in its title", () => {
  const title = texts.t("server:order.forProject", { title: "Forest fund", project: "Coffee under shade" });
  expect(donation({ project: "coffee-under-shade", presetUSD: "50" })).toMatchObject({
    order: {
      slug: "forest-fund",
      project: "coffee-under-shade",
      title: texts.t("server:order.donation", { title }),
    },
  });
  expect(donation({ project: "nope", presetUSD: "50" })).toEqual({
    ok: false,
    errors: { project: "unknown" },
  });
});

test("rupiah are taken as they are, first on Indonesian pages", () => {
  const rupiah = (minor: number) => ({ ok: true, order: { amount: { currency: "IDR", minor } } });
  const id = createTexts(siteData, "id");
  expect(donation({ currency: "IDR", presetIDR: "50000" })).toMatchObject(rupiah(50_000));
  expect(readDonation({ customAmount: "Rp75.000" }, siteData, id)).toMatchObject(rupiah(75_000));
  expect(readDonation({ customAmount: "10 ribu" }, siteData, id)).toMatchObject({
    errors: { amount: { code: "too_small", minimum: { currency: "IDR", minor: 25_000 } } },
  });
  expect(donation({ currency: "EUR", customAmount: "50" })).toEqual({
    ok: false,
    errors: { currency: "unavailable" },
  });
});

test("bounds, presets and title are the campaign's", () => {
  const id = createTexts(siteData, "id");
  expect(
    readDonation(
      { campaign: "peat-rewetting", currency: "USD", presetUSD: "40", frequency: "monthly" },
      siteData,
      id,
    ),
  ).toEqual({
    ok: true,
    order: {
      kind: "donation",
      slug: "peat-rewetting",
      title: id.t("server:order.monthlyDonation", { title: "Pembasahan gambut" }),
      frequency: "monthly",
      coversFee: false,
      amount: cents(4000),
    },
  });
  expect(donation({ campaign: "peat-rewetting", customAmount: "9" })).toMatchObject({
    errors: { amount: { code: "too_small", minimum: cents(1000) } },
  });
  expect(donation({ campaign: "nope", presetUSD: "50" })).toEqual({
    ok: false,
    errors: { campaign: "unknown" },
  });
  expect(donation({ presetUSD: "50", frequency: "daily" })).toEqual({
    ok: false,
    errors: { frequency: "unavailable" },
  });
});

test("the price of a resource is the content's, whatever was sent", () => {
  expect(
    readPurchase({ product: "carbon-handbook", price: "0.01", customAmount: "1" }, siteData, texts),
  ).toEqual({
    ok: true,
    order: {
      kind: "purchase",
      slug: "carbon-handbook",
      title: texts.t("server:order.purchase", { title: "Carbon handbook" }),
      frequency: "once",
      amount: cents(2999),
      prices: [cents(2999), { currency: "IDR", minor: 480_000 }],
    },
  });
  for (const product of [undefined, "", "free-template", "__proto__", {}]) {
    expect(readPurchase({ product }, siteData, texts)).toEqual({ ok: false, errors: { product: "unknown" } });
  }
});

test("a resource is priced in the currency of the reader's language first, if the content names a price in it", () => {
  const inIndonesian = (product: string) => readPurchase({ product }, siteData, createTexts(siteData, "id"));
  expect(inIndonesian("carbon-handbook")).toMatchObject({
    order: { amount: { currency: "IDR", minor: 480_000 } },
  });
  expect(inIndonesian("carbon-accounting-course")).toMatchObject({
    order: { amount: cents(4999), prices: [cents(4999)] },
  });
});

describe("offers", () => {
  const stripe = createStripeProvider({ secretKey: stripeSecretKey, webhookSecrets: [] });
  const midtrans = createMidtransProvider({ serverKey: midtransServerKey, isProduction: false });
  const order: Order = {
    kind: "donation",
    slug: "forest-fund",
    title: "x",
    frequency: "once",
    amount: { currency: "USD", minor: 5000 },
  };
  const offered = (change: Partial<Order>, providers = [stripe, midtrans], data = siteData) => {
    const result = offersFor({ ...order, ...change }, { providers, siteData: data });
    return result.ok
      ? result.offers.map(({ provider, charge }) => [provider.id, charge.currency, charge.minor])
      : result.errors;
  };

  test("are in the providers' own currencies", () => {
    expect(offered({})).toEqual([
      ["stripe", "USD", 5000],
      ["midtrans", "IDR", 812_500],
    ]);
  });

  test("that charge what was chosen come first, and only they where there is no rate", () => {
    const amount = { currency: "IDR", minor: 500_000 } as const;
    expect(offered({ amount })).toEqual([
      ["midtrans", "IDR", 500_000],
      ["stripe", "USD", 3077],
    ]);
    expect(offered({ amount }, [stripe, midtrans], { ...siteData, rupiahRate: null })).toEqual([
      ["midtrans", "IDR", 500_000],
    ]);
  });

  test("leave out who cannot do it", () => {
    expect(offered({ frequency: "monthly" })).toEqual([["stripe", "USD", 5000]]);
    expect(offered({}, [stripe, midtrans], { ...siteData, rupiahRate: null })).toEqual([
      ["stripe", "USD", 5000],
    ]);
    expect(offered({ frequency: "monthly" }, [midtrans])).toEqual({ frequency: "unavailable" });
  });

  test("of a resource charge its prices, and convert only where the content names none", () => {
    const [amount, inDollars] = [{ currency: "IDR", minor: 480_000 } as const, cents(2999)];
    expect(offered({ kind: "purchase", amount, prices: [amount, inDollars] })).toEqual([
      ["midtrans", "IDR", 480_000],
      ["stripe", "USD", 2999],
    ]);
    expect(offered({ kind: "purchase", prices: [cents(5000)] })).toEqual([
      ["stripe", "USD", 5000],
      ["midtrans", "IDR", 812_500],
    ]);
  });

  test("keep within the provider's own bounds and say them", () => {
    expect(offered({ amount: { currency: "USD", minor: 40 } })).toMatchObject({
      amount: { code: "too_small", minimum: { currency: "USD", minor: 50 } },
    });
    expect(offered({ amount: { currency: "USD", minor: 55 } }, [midtrans])).toMatchObject({
      amount: { code: "too_small", minimum: { currency: "IDR", minor: 10_000 } },
    });
  });
});
