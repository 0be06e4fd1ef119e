import { numbersMeant } from "../../src/domain/typed-number";
import { signsOf } from "../../src/domain/units";

const whole = { isWhole: true, min: 0, max: 1_000_000_000 };
const any = { isWhole: false, min: -1_000_000_000, max: 1_000_000_000 };
const latitude = { isWhole: false, min: -90, max: 90 };

it.each([
  ["id", "1.800", any, [1800]],
  ["id", "1,8", any, [1.8]],
  ["id", "-7,5", any, [-7.5]],
  ["id", "−62.500,25", any, [-62_500.25]],
  ["id", "62.500", whole, [62_500]],
  ["id", "1,5 juta", whole, [1_500_000]],
  ["id", "1 800", whole, [1800]],
  ["en", "1,800", any, [1800]],
  ["en", "1.8", any, [1.8]],
  ["en", "１２", any, [12]],
])("in %s, “%s” is one number", (language, typed, bounds, numbers) => {
  expect(numbersMeant(typed, language, bounds)).toEqual(numbers);
});

it.each([
  ["Rp250.000.000", "IDR", 250_000_000],
  ["Rp 250.000", "IDR", 250_000],
  ["Rp. 250.000,-", "IDR", 250_000],
  ["250 juta rupiah", "IDR", 250_000_000],
  ["US$ 25", "USD", 25],
  ["25,5 dolar", "USD", 25.5],
  ["2,9%", "percent", 2.9],
  ["2,9 persen", "percent", 2.9],
  ["1.800 ha", "hectares", 1800],
  ["1.800ha", "hectares", 1800],
  ["1,5 jt ton CO₂e", "tonsCO2e", 1_500_000],
  ["1,5 jt", "tonsCO2e", 1_500_000],
])("takes “%s” for a number of its unit, %s", (typed, unit, number) => {
  expect(numbersMeant(typed, "id", any, signsOf(unit))).toEqual([number]);
});

it.each([
  ["US$ 25", "IDR"],
  ["Rp 25.000", "USD"],
  ["25%", "hectares"],
  ["Rp 25.000 ha", "IDR"],
  ["alpha", "hectares"],
  ["Rp", "IDR"],
  ["25 ha", undefined],
])("finds no number in “%s” where %s is counted", (typed, unit) => {
  expect(numbersMeant(typed, "id", any, signsOf(unit))).toEqual([]);
});

it("reads what is not in the language's format in that of another one", () => {
  expect(numbersMeant("12,5", "en", any)).toEqual([12.5]);
  expect(numbersMeant("1.250,5", "en", any)).toEqual([1250.5]);
});

it("tells all that a number with a point before three digits can mean within its bounds", () => {
  expect(numbersMeant("1,800", "id", any)).toEqual([1.8, 1800]);
  expect(numbersMeant("62.500", "en", whole)).toEqual([62.5, 62_500]);
  expect(numbersMeant("-4,629", "id", latitude)).toEqual([-4.629]);
});

it("keeps the decimals of a whole number, for whoever asks for it to refuse", () => {
  expect(numbersMeant("1,8", "id", whole)).toEqual([1.8]);
});

it.each(["", "-", "1.", "satu", "1.80.0", "1,2,3", "$50", "1e5", "1-2"])(
  "finds no number in “%s”",
  (typed) => {
    expect(numbersMeant(typed, "id", any)).toEqual([]);
  },
);
