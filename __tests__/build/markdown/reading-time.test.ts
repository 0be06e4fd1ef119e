import { readingMinutesField } from "../../../src/build/markdown/reading-time";
import { readingMinutes } from "../../../src/markdown/reading-minutes";

const words = (count: number) => Array.from({ length: count }, () => "peat").join(" ");

it.each([
  [0, 1],
  [1, 1],
  [329, 1],
  [331, 2],
  [2200, 10],
])("takes %i words as %i minutes", (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

it("counts a word with an apostrophe, a hyphen or an accent once", () => {
  expect(readingMinutes(Array.from({ length: 330 }, () => "peat’s re-wetted café").join(" "))).toBe(5);
});

it("counts neither signs nor the addresses of links and pictures", () => {
  const link = "[peat](/a-very/long-path/with-many/words-in-it/) ## **";
  expect(readingMinutes(Array.from({ length: 220 }, () => link).join("\n"))).toBe(1);
});

it("is a field of entries", () => {
  expect(readingMinutesField.resolve({ body: words(660) })).toBe(3);
});
