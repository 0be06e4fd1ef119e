import { entryTemplate } from "../../../src/build/pages/page-step";

it("says where a collection's template has to be named", () => {
  expect(entryTemplate({ name: "news" })).toMatch(/news-article\.tsx$/);
  expect(() => entryTemplate({ name: "species" })).toThrow(
    "src/build/pages/page-step.ts: `entryTemplates` lacks a template for species",
  );
});
