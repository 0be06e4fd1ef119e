/** @jest-environment jsdom */
import { openName } from "../../../src/cms/files/open-form";
import { adminLanguage } from "../../../src/cms/interface/admin-language";
import { news } from "../../../src/content-model/news";
import { entryText } from "../../../src/content-model/read-texts";

jest.mock("../../../src/cms/interface/admin-language");

/** What the form of an entry with these titles calls it, in a language of the area. */
function nameWith(language: "en" | "id", english: string, indonesian: string): string {
  jest.mocked(adminLanguage).mockReturnValue(language);
  location.hash = "#/collections/news/entries/dua-musim";
  document.body.innerHTML = `<div id="nc-root">
    <div class="Pane1"><input id="title-field-1" value="${english}"></div>
    <div class="Pane2"><input id="title-field-2" value="${indonesian}"></div>
  </div>`;
  return openName();
}

it("calls an entry by its title in the editor's language, or else in the other one", () => {
  expect(nameWith("en", "Two seasons", "Dua musim")).toBe("Two seasons");
  expect(nameWith("id", "Two seasons", "Dua musim")).toBe("Dua musim");
  expect(nameWith("id", "Two seasons", "")).toBe("Two seasons");
  expect(nameWith("en", "", "Dua musim")).toBe("Dua musim");
  expect(nameWith("en", "", "")).toBe("dua-musim");
});

it("calls an entry by its title among the texts that were read, where the form shows another language only", () => {
  nameWith("id", "Two seasons", "");
  const text = (language: "en" | "id", title: string) =>
    entryText({ collection: news, slug: "dua-musim", language }, { title });
  expect(openName([text("en", "Two seasons"), text("id", "Dua musim")])).toBe("Dua musim");
});
