import { otherWords } from "../../../src/views/search/find-pages";

const known = ["forest", "peat", "gift", "snorkel"];

it("corrects slips, keeps what it knows, and then looks for the rarest word alone", () => {
  expect(otherWords("Peet forrest", known)).toEqual(["peat forest", "peat"]);
  expect(otherWords("how much of my gift", known)).toEqual(["how much of my gift", "gift"]);
  expect(otherWords("snorkle", known)).toEqual(["snorkel"]);
});

it("has nothing better for words that are like none", () => {
  expect(otherWords("qqzzxx", known)).toEqual(["qqzzxx"]);
});
