import { checkEntry } from "../../../src/cms/validation/check-entry";
import { decapEntry } from "../decap-entry";

const string = (key: string, text: string) => ({ key, text, placeholders: [] });

it("names interface strings by the words above their boxes, and leads to them by their keys", () => {
  const strings = (...texts: readonly string[]) => ({
    strings: ["a.buy", "a.sell", "a.rent"].map((key, index) => string(key, texts[index] ?? "")),
  });
  const data = strings("", "Sell");
  const entry = decapEntry({ collection: "strings", data, i18n: { id: { data: strings("Beli", "") } } });
  expect(
    checkEntry(entry, "en").problems.map(({ language, field, path }) => [language, field, path]),
  ).toEqual([
    ["en", "“Beli”", "a.buy"],
    ["en", "“a.rent”", "a.rent"],
    ["id", "“Sell”", "a.sell"],
    ["id", "“a.rent”", "a.rent"],
  ]);
});
