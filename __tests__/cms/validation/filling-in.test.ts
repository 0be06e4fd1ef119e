import { fillingIn } from "../../../src/cms/validation/filling-in";
import { news } from "../../../src/content-model/news";

const texts = (fields: object) => ({ en: { ...fields, title: "" }, id: { title: "Gambut basah" } });

it("fills a language without a text in from one that has it", () => {
  expect(fillingIn(news.schema, texts({}))).toEqual({ into: "en", from: "id" });
});

it("has nothing to fill in in a draft, which one language is enough for", () => {
  expect(fillingIn(news.schema, texts({ appearance: { draft: true } }))).toBeUndefined();
});
