import { numbersMeant } from "../../src/domain/typed-number";

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
