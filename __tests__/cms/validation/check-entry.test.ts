import { checkEntry } from "../../../src/cms/validation/check-entry";
import { entries } from "../../build/content-tree";
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

it("refuses a figure of a day that is still to come, once for both languages, until that day", () => {
  const data = { asOf: "2031-05-07", review: "2098-01-02", body: "We counted." };
  const check = () => {
    const entry = decapEntry({ collection: "claims", slug: "a", data, i18n: { id: { data } } });
    return checkEntry(entry, "en").problems.map(({ field, sentence }) => [field, sentence]);
  };
  jest.useFakeTimers({ now: new Date("2031-05-06T10:00:00Z"), doNotFake: ["nextTick"] });
  expect(check()).toContainEqual(["As of", "should be at latest today, 6 May 2031"]);
  expect(check().filter(([field]) => field === "As of")).toHaveLength(1);
  jest.setSystemTime(new Date("2031-05-07T10:00:00Z"));
  expect(check().map(([field]) => field)).not.toContain("As of");
  jest.useRealTimers();
});

describe("the title that the address of a new entry is made of", () => {
  const draft = { ...entries.news, appearance: { draft: true }, body: "" };
  const textless = { ...draft, title: "", excerpt: "", image: { ...draft.image, alt: "" } };
  const wrong = (title: string, indonesian: string, newRecord = true) => {
    const i18n = { id: { data: { ...textless, title: indonesian } } };
    const mediaFiles = [{ path: "content/images/peat-canal.jpg" }];
    const entry = decapEntry({
      ...{ collection: "news", slug: "", newRecord, mediaFiles },
      ...{ data: { ...textless, title }, i18n },
    });
    return checkEntry(entry, "id").problems.map(({ language, path }) => [language, path]);
  };

  it.each(["العربية", "印尼", "🌱🌱", "–", "peat_fire", "~5 ha"])("%s is a problem", (title) => {
    expect(wrong(title, "")).toEqual([["en", "title"]]);
    expect(wrong("", title)).toEqual([["id", "title"]]);
  });

  it.each(["Tanpa api", "É", "100 %", "“Sasi”: what’s next?"])("%s is none", (title) => {
    expect(wrong(title, "印尼")).toEqual([]);
    expect(wrong("", title)).toEqual([]);
  });

  it("is one as it is saved", () => {
    expect(wrong("\u200B", "印尼")).toEqual([["id", "title"]]);
  });

  it("may be anything once the entry has its address", () => {
    expect(wrong("印尼", "", false)).toEqual([]);
  });
});
