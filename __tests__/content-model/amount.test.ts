import fc from "fast-check";
import {
  checkDollars,
  dollars,
  formatMoney,
  parseDollars,
  toDecimal,
  toMoney,
  toRupiah,
} from "../../src/content-model/amount";

const bounds = { minimum: 500, maximum: 1_000_000 };

test.each([
  ["50", 5000],
  [" 50 ", 5000],
  ["50.5", 5050],
  ["50,50", 5050],
  ["5", 500],
  ["10000", 1_000_000],
  ["007", 700],
])("reads %p as %d cents", (typed, minor) => {
  expect(checkDollars(typed, bounds)).toEqual({ ok: true, money: { currency: "USD", minor } });
});

test.each([
  ["", "required"],
  ["  ", "required"],
  ["abc", "format"],
  ["-5", "format"],
  ["+5", "format"],
  ["5e3", "format"],
  ["0x10", "format"],
  ["Infinity", "format"],
  ["$50", "format"],
  ["1,000.00", "format"],
  ["1 000", "format"],
  ["٥٠", "format"],
  [".5", "format"],
  ["5.", "format"],
  ["9999999999999", "format"],
  ["1,000", "decimals"],
  ["10.123", "decimals"],
  ["4.99", "too_small"],
  ["0", "too_small"],
  ["10000.01", "too_large"],
])("refuses %p: %s", (typed, code) => {
  expect(checkDollars(typed, bounds)).toEqual({ ok: false, code });
});

test("every amount of whole cents is read back exactly", () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999_999 }), fc.constantFrom(".", ","), (minor, separator) => {
      const typed = toDecimal({ currency: "USD", minor }).replace(".", separator);
      expect(parseDollars(typed)).toEqual({ ok: true, money: { currency: "USD", minor } });
    }),
  );
});

test("no text makes it throw or gives a fraction of a cent", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const result = parseDollars(typed);
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
