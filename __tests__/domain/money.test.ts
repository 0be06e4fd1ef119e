import { currencies } from "../../src/domain/currency";
import {
  convert,
  currenciesFor,
  currencySign,
  dollars,
  formatMoney,
  toDecimal,
  toMoney,
} from "../../src/domain/money";
import { plain } from "../setup/plain";

test("content prices become exact cents", () => {
  expect([29.99, 49.99, 0.07, 1000].map((price) => dollars(price).minor)).toEqual([2999, 4999, 7, 100_000]);
});

test("what readers of a language pay in comes first", () => {
  expect(currenciesFor("en")).toEqual(["USD", "IDR"]);
  expect(currenciesFor("id")).toEqual(["IDR", "USD"]);
});

test("dollars become whole rupiah, rupiah whole cents", () => {
  expect(convert(dollars(50), "IDR", 16_250)).toEqual({ currency: "IDR", minor: 812_500 });
  expect(convert(dollars(29.99), "IDR", 16_250.5)).toEqual({ currency: "IDR", minor: 487_352 });
  expect(convert({ currency: "IDR", minor: 50_000 }, "USD", 16_000)).toEqual({ currency: "USD", minor: 313 });
  for (const currency of currencies)
    expect(convert({ currency, minor: 7 }, currency, 16_000)).toEqual({ currency, minor: 7 });
});

test("plain decimals become money of their currency, and back", () => {
  expect(toMoney("USD", "29.99")).toEqual({ currency: "USD", minor: 2999 });
  expect(toMoney("IDR", "812500")).toEqual({ currency: "IDR", minor: 812_500 });
  expect(toDecimal({ currency: "USD", minor: 5000 })).toBe("50.00");
  expect(toDecimal({ currency: "IDR", minor: 50_000 })).toBe("50000");
});

test("money is written as the reader's language does", () => {
  expect(formatMoney(dollars(50), "en")).toBe("$50.00");
  expect(formatMoney(dollars(50), "en", "stripIfInteger")).toBe("$50");
  expect(plain(formatMoney(dollars(1250), "id"))).toBe("US$1.250,00");
  expect(formatMoney({ currency: "IDR", minor: 812_500 }, "id")).toBe("Rp812.500");
  expect(formatMoney({ currency: "IDR", minor: 812_500 }, "en")).toBe("Rp812,500");
});

test("signs are those of the reader's language", () => {
  expect(["en", "id"].map((language) => currencySign("USD", language))).toEqual(["$", "US$"]);
  expect(["en", "id"].map((language) => currencySign("IDR", language))).toEqual(["Rp", "Rp"]);
});
