import fc from "fast-check";
import { checkAmount, typedAmount, type AmountCheck } from "../../src/domain/amount";
import type { Currency } from "../../src/domain/currency";
import { formatMoney, toDecimal } from "../../src/domain/money";

const wide = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const inDollars = (typed: string, language: string, bounds = { minimum: 500, maximum: 1_000_000 }) =>
  checkAmount(typed, "USD", language, bounds);
const inRupiah = (typed: string, language: string, bounds = { minimum: 25_000, maximum: 150_000_000 }) =>
  checkAmount(typed, "IDR", language, bounds);
const usd = (minor: number) => ({ ok: true, money: { currency: "USD", minor } });
const idr = (minor: number) => ({ ok: true, money: { currency: "IDR", minor } });
/** The amount that was read, or the code of the refusal. */
const outcome = (check: AmountCheck) => (check.ok ? check.money.minor : check.code);

describe.each(["en", "id"])("in %s, whoever types it", (language) => {
  test.each([
    ["50", 5000],
    [" 50\u00a0", 5000],
    ["$50", 5000],
    ["US$ 50", 5000],
    ["US$\u00a050", 5000],
    ["50 usd", 5000],
    ["50 dolar", 5000],
    ["٥٠", 5000],
    ["５０", 5000],
    ["5", 500],
    ["007", 700],
    ["10000", 1_000_000],
    ["12.5", 1250],
    ["12,5", 1250],
    ["12.50", 1250],
    ["12,50", 1250],
    ["1000.50", 100_050],
    ["1000,50", 100_050],
    ["1,000.50", 100_050],
    ["1.000,50", 100_050],
    ["1 000", 100_000],
    ["1 000,50", 100_050],
    ["1k", 100_000],
  ])("%j is %d cents", (typed, minor) => {
    expect(inDollars(typed, language)).toEqual(usd(minor));
  });

  test.each([
    ["50000", 50_000],
    ["Rp 50 000", 50_000],
    ["Rp50000", 50_000],
    ["Rp50.000", 50_000],
    ["Rp 50,000", 50_000],
    ["Rp. 50.000,-", 50_000],
    ["100.000-", 100_000],
    ["Rp100.000–", 100_000],
    ["150.000.", 150_000],
    ["150000,", 150_000],
    ["50000,00", 50_000],
    ["50.000,00", 50_000],
    ["50,000.00", 50_000],
    ["50 ribu", 50_000],
    ["50rb", 50_000],
    ["50 RIBU rupiah", 50_000],
    ["50k", 50_000],
    ["1,5 juta", 1_500_000],
    ["1.5jt", 1_500_000],
    ["2 jt", 2_000_000],
    ["IDR 1.250.000", 1_250_000],
    ["٥٠٠٠٠", 50_000],
  ])("%j is %d rupiah", (typed, minor) => {
    expect(inRupiah(typed, language)).toEqual(idr(minor));
  });

  test.each([
    ["", "required"],
    [" \u00a0", "required"],
    ["$", "required"],
    ["abc", "format"],
    ["-5", "format"],
    ["+5", "format"],
    ["$-5", "format"],
    ["5e3", "format"],
    ["0x10", "format"],
    ["Infinity", "format"],
    ["1 00", "format"],
    [".5", "format"],
    ["5.", "format"],
    ["1,00,000", "format"],
    ["1.000.00", "format"],
    ["1,000.000,5", "format"],
    ["S$50", "other_currency"],
    ["€50", "other_currency"],
    ["50 euro", "other_currency"],
    ["50EUR", "other_currency"],
    ["US$", "required"],
    ["US$fifty", "format"],
    ["50 bucks", "format"],
    ["1,000/month", "format"],
    ["Rp 50.000", "other_currency"],
    ["IDR 50000", "other_currency"],
    ["10.1234", "decimals"],
    ["1000,125", "decimals"],
    ["1,000.125", "decimals"],
    ["4.99", "too_small"],
    ["0", "too_small"],
    ["10000.01", "too_large"],
    ["1,000,000", "too_large"],
    ["1.000.000", "too_large"],
    ["50 ribu", "too_large"],
    ["99999999999999999999", "too_large"],
  ])("%j is no amount in dollars: %s", (typed, code) => {
    expect(outcome(inDollars(typed, language))).toBe(code);
  });

  test.each([
    ["Rp", "required"],
    ["$50", "other_currency"],
    ["50 dolar", "other_currency"],
    ["€50", "other_currency"],
    ["RM 50", "other_currency"],
    ["100.000/bulan", "format"],
    ["75.000.00", "format"],
    ["50.", "format"],
    ["-100.000", "format"],
    // hardly fifty or a hundred: a digit too few or too many
    ["50.00", "format"],
    ["50,00", "format"],
    ["100.0000", "format"],
    ["50000.5", "decimals"],
    ["50000,50", "decimals"],
    ["20.000", "too_small"],
    ["1.000", "too_small"],
    ["200 juta", "too_large"],
  ])("%j is no amount in rupiah: %s", (typed, code) => {
    expect(outcome(inRupiah(typed, language))).toBe(code);
  });
});

test.each([
  ["6,000", 600_000, "ambiguous"],
  ["$6,000", 600_000, "ambiguous"],
  ["6.000", "ambiguous", 600_000],
  ["US$6.000", "ambiguous", 600_000],
  // fifty thousand dollars are too many, and nobody writes fifty like that
  ["50.000", "decimals", "too_large"],
  ["50,000", "too_large", "decimals"],
  // one dollar is too small: only a thousand can be meant
  ["1,000", 100_000, 100_000],
  ["1.000", 100_000, 100_000],
])("%j in dollars is read by the language of the page, then by the bounds", (typed, english, indonesian) => {
  expect(outcome(inDollars(typed, "en"))).toBe(english);
  expect(outcome(inDollars(typed, "id"))).toBe(indonesian);
});

test("it says what an ambiguous amount can mean", () => {
  const meaning = (currency: Currency, ...minors: number[]) => ({
    ok: false,
    code: "ambiguous",
    meanings: minors.map((minor) => ({ currency, minor })),
  });
  expect(inDollars("5.000", "en")).toEqual(meaning("USD", 500, 500_000));
  // half a cent more or less is not offered
  expect(inDollars("5.005", "en")).toEqual(meaning("USD", 500_500));
  expect(inRupiah("1.000", "en", { minimum: 1, maximum: 10_000 })).toEqual(meaning("IDR", 1, 1000));
});

const minors = fc.nat({ max: 99_999_999_999 });
const currency = fc.constantFrom<Currency>("USD", "IDR");

test.each(["en", "id", "fr"])("every amount as %s writes it is read back exactly", (language) => {
  fc.assert(
    fc.property(minors, currency, (minor, of) => {
      const money = { currency: of, minor };
      for (const typed of [formatMoney(money, language), typedAmount(money, language)])
        expect(checkAmount(typed, of, language, wide)).toEqual({ ok: true, money });
    }),
  );
});

/** Whether an amount looks as if a digit were missing in its last group: rupiah have no decimal places. */
const seemsCutOff = (typed: string, of: Currency) => of === "IDR" && /^\d{1,3}[.,]\d{1,2}$/.test(typed);

test.each([
  ["en", "id"],
  ["id", "en"],
])("an amount as %s writes it never becomes another one on a page in %s", (typist, page) => {
  fc.assert(
    fc.property(minors, currency, fc.nat({ max: 2 }), (minor, of, minimumFractionDigits) => {
      const scale = of === "USD" ? 100 : 1;
      const typed = new Intl.NumberFormat(typist, { minimumFractionDigits }).format(minor / scale);
      const read = checkAmount(typed, of, page, wide);
      if (seemsCutOff(typed, of)) expect(outcome(read)).toBe("format");
      else if (read.ok) expect(read.money.minor).toBe(minor);
      else expect(read.meanings).toContainEqual({ currency: of, minor });
    }),
  );
});

test.each(["en", "id", "fr"])("what programs write is the same on a page in %s", (language) => {
  fc.assert(
    fc.property(minors, currency, (minor, of) => {
      const money = { currency: of, minor };
      expect(checkAmount(toDecimal(money), of, language, wide)).toEqual({ ok: true, money });
    }),
  );
});

test("no text makes it throw, gives a fraction of a cent or leaves the bounds", () => {
  const amountLike = fc.stringMatching(/^[\d.,$ \u00a0Rprbkjt-]*$/);
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), amountLike),
      fc.constantFrom("en", "id"),
      currency,
      (typed, language, of) => {
        const result = checkAmount(typed, of, language, wide);
        return !result.ok || (Number.isSafeInteger(result.money.minor) && result.money.minor >= 0);
      },
    ),
  );
});
