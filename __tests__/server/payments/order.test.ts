import { offersFor } from "../../../src/server/payments/offers";
import { type Order, readDonation, readPurchase } from "../../../src/server/payments/order";
import { createMidtransProvider } from "../../../src/server/payments/providers/midtrans/midtrans-provider";
import { createStripeProvider } from "../../../src/server/payments/providers/stripe/stripe-provider";
import { createTexts } from "../../../src/server/texts";
import { midtransServerKey } from "../support/midtrans-stand-in";
import { siteData } from "../support/site-data";
import { stripeSecretKey } from "../support/stripe-stand-in";

const texts = createTexts(siteData, "en");
const donation = (fields: Readonly<Record<string, unknown>>) => readDonation(fields, siteData, texts);
const cents = (minor: number) => ({ currency: "USD", minor });

test.each([
  [{ preset: "50" }, 5000],
  [{ preset: 25 }, 2500],
  [{ preset: "50", customAmount: "" }, 5000],
  [{ preset: "50", customAmount: "12.5" }, 1250],
  [{ preset: "0", customAmount: 75 }, 7500],
  [{ customAmount: "10000" }, 1_000_000],
])("the server takes %j as %d cents", (fields, minor) => {
  expect(donation(fields)).toMatchObject({
    ok: true,
    order: { kind: "donation", slug: "forest-fund", frequency: "once", dollars: cents(minor) },
  });
});

test.each([
  [{}, "required"],
  [{ preset: "51" }, "format"],
  [{ preset: "0.01" }, "format"],
  [{ preset: { $gt: 0 } }, "required"],
  [{ preset: "50", customAmount: "x" }, "format"],
  [{ customAmount: "4.99" }, "too_small"],
  [{ customAmount: "10000.01" }, "too_large"],
  [{ customAmount: "10.9999" }, "decimals"],
  [{ customAmount: "10.999" }, "ambiguous"],
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
  ["en", "1.000", "ambiguous"],
  ["id", "75,50", cents(7550)],
  ["id", "75.50", cents(7550)],
  ["id", "1.000", cents(100_000)],
  ["id", "1,000", "ambiguous"],
])("in %s %s is read as it is written there", (language, customAmount, expected) => {
  const read = readDonation({ customAmount }, siteData, createTexts(siteData, language));
  expect(read.ok ? read.order.dollars : read.errors.amount?.code).toEqual(expected);
});

test("bounds, presets and title are the campaign's", () => {
  const id = createTexts(siteData, "id");
  expect(
    readDonation({ campaign: "peat-rewetting", preset: "40", frequency: "monthly" }, siteData, id),
  ).toEqual({
    ok: true,
    order: {
      kind: "donation",
      slug: "peat-rewetting",
      title: id.t("server:order.monthlyDonation", { title: "Pembasahan gambut" }),
      frequency: "monthly",
      dollars: cents(4000),
    },
  });
  expect(donation({ campaign: "peat-rewetting", customAmount: "9" })).toMatchObject({
    errors: { amount: { code: "too_small", minimum: cents(1000) } },
  });
  expect(donation({ campaign: "nope", preset: "50" })).toEqual({
    ok: false,
    errors: { campaign: "unknown" },
  });
  expect(donation({ preset: "50", frequency: "daily" })).toEqual({
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
      dollars: cents(2999),
    },
  });
  for (const product of [undefined, "", "free-template", "__proto__", {}]) {
    expect(readPurchase({ product }, siteData, texts)).toEqual({ ok: false, errors: { product: "unknown" } });
  }
});

describe("offers", () => {
  const stripe = createStripeProvider({ secretKey: stripeSecretKey, webhookSecrets: [] });
  const midtrans = createMidtransProvider({ serverKey: midtransServerKey, isProduction: false });
  const order: Order = {
    kind: "donation",
    slug: "forest-fund",
    title: "x",
    frequency: "once",
    dollars: { currency: "USD", minor: 5000 },
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

  test("leave out who cannot do it", () => {
    expect(offered({ frequency: "monthly" })).toEqual([["stripe", "USD", 5000]]);
    expect(offered({ kind: "purchase" })).toEqual([["stripe", "USD", 5000]]);
    expect(offered({}, [stripe, midtrans], { ...siteData, rupiahRate: null })).toEqual([
      ["stripe", "USD", 5000],
    ]);
    expect(offered({ frequency: "monthly" }, [midtrans])).toEqual({ frequency: "unavailable" });
  });

  test("keep within the provider's own bounds and say them", () => {
    expect(offered({ dollars: { currency: "USD", minor: 40 } })).toMatchObject({
      amount: { code: "too_small", minimum: { currency: "USD", minor: 50 } },
    });
    expect(offered({ dollars: { currency: "USD", minor: 55 } }, [midtrans])).toMatchObject({
      amount: { code: "too_small", minimum: { currency: "IDR", minor: 10_000 } },
    });
  });
});
