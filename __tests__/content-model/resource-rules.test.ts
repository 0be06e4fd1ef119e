import { readFileSync } from "node:fs";
import path from "node:path";
import { referenceTargets } from "../../src/content-model/broken-references";
import { problemsAmong } from "../../src/content-model/problems-among";
import { readTexts } from "../../src/content-model/read-texts";
import { siteContent } from "../setup/site";

const [book, settings] = ["resources/shore-book.en.md", "settings/giving.json"].map((file) =>
  readTexts(file, readFileSync(path.join(siteContent, file), "utf8")),
);

/** What is said about a book of $20, where a dollar is 10,000 rupiah. */
function said(rupiahPrice: unknown, perDollar: unknown = 10_000) {
  const giving = (settings ?? []).map((text) => ({ ...text, data: { rupiahPerDollar: perDollar } }));
  return (book ?? []).flatMap((text) => {
    const priced = { ...text, data: { price: 20, rupiahPrice } };
    const texts = [priced, ...giving];
    return problemsAmong(priced, { texts, targets: referenceTargets(texts) });
  });
}

it.each([
  ["lost", 2000, "2000"],
  ["has too many", 2_000_000, "2,000,000"],
])("refuses a price in rupiah that %s zeroes", (_case, rupiahPrice, found) => {
  const expected = expect.stringMatching(/^about Rp200,000 for \$20 .*zeroes missing/) as string;
  expect(said(rupiahPrice)).toEqual([{ field: "rupiahPrice", found, expected }]);
});

it.each([40_000, 150_000, 1_000_000, undefined])("takes %s rupiah for $20", (rupiahPrice) => {
  expect(said(rupiahPrice)).toEqual([]);
});

it("says nothing without an exchange rate that can be read", () => {
  expect(said(2000, "none")).toEqual([]);
});
