import { isNear, nearestWord, withoutWords, withPlainDigits, wordsOf } from "../../src/domain/near-words";

it.each([
  ["gambot", "gambut", true],
  ["forrest", "forest", true],
  ["projekt", "projects", true],
  ["seewead", "seaweed", true],
  ["api", "apa", false],
  // two slips, of which one would be in the first letter
  ["relawan", "selatan", false],
  ["carbon", "canyon", false],
  ["help", "peat", false],
])("%s and %s differ by a slip: %s", (one, other, near) => {
  expect(isNear(one, other)).toBe(near);
  expect(isNear(other, one)).toBe(near);
});

it("finds the nearest of the known words, and of equally near ones the first", () => {
  expect(nearestWord("peet", ["forest", "peat", "peer"])).toBe("peat");
  expect(nearestWord("forrst", ["worst", "forest"])).toBe("forest");
  expect(nearestWord("xylophone", ["peat", "forest"])).toBeUndefined();
});

it("takes a text apart into its words, in lower case", () => {
  expect(wordsOf("Peat-Fire, 2024: Élan! ‘Jum'at’")).toEqual(["peat", "fire", "2024", "élan", "jum'at"]);
});

it("puts lowered and raised digits on the line, and leaves the rest", () => {
  expect(withPlainDigits("tCO₂e, 10⁰¹²³⁹ m², ½ …")).toBe("tCO2e, 1001239 m2, ½ …");
});

it.each(["5,000 ha, 1.5 m", "5.000 ha, 1,5 m", "5000 ha, 1.5 m"])("reads %s as the same words", (text) => {
  expect(wordsOf(text)).toEqual(["5000", "ha", "1", "5", "m"]);
});

it.each([
  ["Where did the money go?", "money"],
  ["seaweed rope", "seaweed rope"],
  // nothing else would be left
  ["what did", "what did"],
])("of %s without small words, %s remains", (text, rest) => {
  expect(withoutWords(text, "the did go what where")).toBe(rest);
});
