import fc from "fast-check";
import {
  checkDollars,
  dollars,
  formatMoney,
  parseDollars,
  toDecimal,
  toMoney,
  toRupiah,
} from "../../src/domain/money";

const bounds = { minimum: 500, maximum: 1_000_000 };
const usd = (minor: number) => ({ ok: true, money: { currency: "USD", minor } });

describe.each(["en", "id-ID"])("in %s, whoever types it", (locale) => {
  test.each([
    ["50", 5000],
    [" 50\u00a0", 5000],
    ["$50", 5000],
    ["US$ 50", 5000],
    ["US$\u00a050", 5000],
    ["50 usd", 5000],
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
    ["1,000.5", 100_050],
    ["1.000,5", 100_050],
  ])("%j is %d cents", (typed, minor) => {
    expect(checkDollars(typed, locale, bounds)).toEqual(usd(minor));
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
    ["1 000", "format"],
    ["12 50", "format"],
    ["٥٠", "format"],
    [".5", "format"],
    ["5.", "format"],
    ["1,00,000", "format"],
    ["1,000,00", "format"],
    ["1.000.00", "format"],
    ["12.50.000", "format"],
    ["1,000.000,5", "format"],
    // rupiah are not dollars, and other countries' dollars are not US dollars
    ["Rp 50.000", "format"],
    ["IDR 50000", "format"],
    ["S$50", "format"],
    ["€50", "format"],
    ["50 ribu", "format"],
    ["10.1234", "decimals"],
    ["10,1234", "decimals"],
    ["0.125", "decimals"],
    ["0,125", "decimals"],
    ["1000.125", "decimals"],
    ["1000,125", "decimals"],
    ["1,000.125", "decimals"],
    ["1.000,125", "decimals"],
    ["4.99", "too_small"],
    ["0", "too_small"],
    ["10000.01", "too_large"],
    ["1,000,000", "too_large"],
    ["1.000.000", "too_large"],
    ["99999999999999999999", "too_large"],
  ])("%j is refused: %s", (typed, code) => {
    expect(checkDollars(typed, locale, bounds)).toEqual({ ok: false, code });
  });
});

test.each([
  ["1,000", usd(100_000), { ok: false, code: "ambiguous" }],
  ["$1,000", usd(100_000), { ok: false, code: "ambiguous" }],
  ["12,345", usd(1_234_500), { ok: false, code: "ambiguous" }],
  ["1.000", { ok: false, code: "ambiguous" }, usd(100_000)],
  ["US$1.000", { ok: false, code: "ambiguous" }, usd(100_000)],
  ["12.345", { ok: false, code: "ambiguous" }, usd(1_234_500)],
])("%j is read by the language of the page, or not at all", (typed, english, indonesian) => {
  expect(parseDollars(typed, "en")).toEqual(english);
  expect(parseDollars(typed, "id-ID")).toEqual(indonesian);
});

const cents = fc.nat({ max: 99_999_999_999 });

test.each(["en", "id-ID", "fr"])("every amount as %s writes it is read back exactly", (locale) => {
  fc.assert(
    fc.property(cents, fc.boolean(), (minor, useGrouping) => {
      const money = { currency: "USD", minor } as const;
      const bare = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping });
      for (const typed of [formatMoney(money, locale), bare.format(minor / 100)])
        expect(parseDollars(typed, locale)).toEqual(usd(minor));
    }),
  );
});

test.each(["en", "id-ID"])("whole dollars as %s writes them are read back exactly", (locale) => {
  fc.assert(
    fc.property(fc.nat(), (whole) => {
      const typed = new Intl.NumberFormat(locale).format(whole);
      expect(parseDollars(typed, locale)).toEqual(usd(whole * 100));
    }),
  );
});

test.each([
  ["en", "id-ID"],
  ["id-ID", "en"],
])("an amount as %s writes it never becomes another one on a page in %s", (typist, page) => {
  fc.assert(
    fc.property(cents, fc.nat({ max: 2 }), (minor, minimumFractionDigits) => {
      const typed = new Intl.NumberFormat(typist, { minimumFractionDigits }).format(minor / 100);
      const read = parseDollars(typed, page);
      if (read.ok) expect(read.money.minor).toBe(minor);
      else expect(read.code).toBe("ambiguous");
    }),
  );
});

test.each(["en", "id-ID", "fr"])("what programs write is the same on a page in %s", (locale) => {
  fc.assert(
    fc.property(cents, (minor) => {
      const money = { currency: "USD", minor } as const;
      expect(parseDollars(toDecimal(money), locale)).toEqual({ ok: true, money });
      expect(toMoney("USD", toDecimal(money))).toEqual(money);
    }),
  );
});

test("no text makes it throw or gives a fraction of a cent", () => {
  const amountLike = fc.stringMatching(/^[\d.,$ \u00a0]*$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), amountLike), fc.constantFrom("en", "id-ID"), (typed, locale) => {
      const result = parseDollars(typed, locale);
      return !result.ok || (Number.isSafeInteger(result.money.minor) && result.money.minor >= 0);
    }),
  );
});

test("content prices become exact cents", () => {
  expect([29.99, 49.99, 0.07, 1000].map((price) => dollars(price).minor)).toEqual([2999, 4999, 7, 100_000]);
});

test("dollars become whole rupiah", () => {
  expect(toRupiah(dollars(50), 16_250)).toEqual({ currency: "IDR", minor: 812_500 });
  expect(toRupiah(dollars(29.99), 16_250.5)).toEqual({ currency: "IDR", minor: 487_352 });
});

test("plain decimals become money of their currency", () => {
  expect(toMoney("USD", "29.99")).toEqual({ currency: "USD", minor: 2999 });
  expect(toMoney("IDR", "812500")).toEqual({ currency: "IDR", minor: 812_500 });
});

test("money is written as the reader's language does", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(formatMoney(dollars(50), "en")).toBe("$50.00");
  expect(plain(formatMoney(dollars(1250), "id-ID"))).toBe("US$1.250,00");
  expect(plain(formatMoney({ currency: "IDR", minor: 812_500 }, "id-ID"))).toBe("Rp 812.500");
  expect(plain(formatMoney({ currency: "IDR", minor: 812_500 }, "en"))).toBe("IDR 812,500");
});
