import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { changeAddress } from "../../../src/components/address/changeAddress";
import { LanguageSwitch } from "../../../src/components/LanguageSwitch/LanguageSwitch";
import { localizedPath } from "../../../src/domain/paths";
import { I18nProvider } from "../../../src/i18n/I18nContext";
import { languageStorageKey } from "../../../src/i18n/language-memory";
import { languageCodes, languages, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

function linkTo(language: Language) {
  const { shortName, name } = languages.find(({ code }) => code === language) ?? languages[0];
  return screen.getByRole("link", { name: `${shortName} ${name}` });
}
const english = () => linkTo("en");
const indonesian = () => linkTo("id");

it.each(languageCodes)("names every language and marks the page's, in %s", (language) => {
  renderIn(language, <LanguageSwitch />, "/news/");
  const group = screen.getByRole("group", { name: translator(language)("common:language.label") });
  expect(within(group).getAllByRole("link")).toEqual(languageCodes.map(linkTo));
  for (const code of languageCodes) {
    expect(linkTo(code)).toHaveAttribute("href", localizedPath("/news/", code));
    expect(linkTo(code)).toHaveAttribute("hreflang", code);
    expect(linkTo(code)).toHaveAttribute("lang", code);
  }
  expect(within(group).getAllByRole("link", { current: true })).toEqual([linkTo(language)]);
});

it("keeps query and hash, also when they change", () => {
  history.replaceState(null, "", "/news/?category=partnership#list");
  renderIn("en", <LanguageSwitch />, "/news/");
  expect(indonesian()).toHaveAttribute("href", "/id/news/?category=partnership#list");
  act(() => {
    history.replaceState(null, "", "/news/#top");
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(indonesian()).toHaveAttribute("href", "/id/news/#top");
});

it("keeps what this page changes in its address", () => {
  renderIn("en", <LanguageSwitch />, "/news/");
  act(() => changeAddress({ search: "?category=resource" }));
  expect(indonesian()).toHaveAttribute("href", "/id/news/?category=resource");
});

it("follows to the query of that moment, where it was rewritten without an event", () => {
  renderIn("en", <LanguageSwitch />, "/news/");
  history.replaceState(null, "", "/news/?category=resource");
  fireEvent.click(indonesian());
  expect(indonesian()).toHaveAttribute("href", "/id/news/?category=resource");
});

it.each<[Language, Language]>([
  ["en", "id"],
  ["id", "en"],
])("from an address that was not found, leads from %s to the same one in %s", (language, other) => {
  history.replaceState(null, "", localizedPath("/projcts/nipah-creek/", language));
  renderIn(language, <LanguageSwitch />, "/404/");
  fireEvent.click(linkTo(other));
  expect(linkTo(other)).toHaveAttribute("href", localizedPath("/projcts/nipah-creek/", other));
});

it("remembers the language that is chosen", () => {
  renderIn("en", <LanguageSwitch />);
  expect(localStorage.getItem(languageStorageKey)).toBeNull();
  fireEvent.click(indonesian());
  expect(localStorage.getItem(languageStorageKey)).toBe("id");
  fireEvent.click(english());
  expect(localStorage.getItem(languageStorageKey)).toBe("en");
});

it("is prerendered without query and hash, which the build cannot know", () => {
  history.replaceState(null, "", "/news/?category=partnership#list");
  const html = renderToString(
    <I18nProvider language="en" path="/news/" t={translator("en")}>
      <LanguageSwitch />
    </I18nProvider>,
  );
  expect(html).toContain('href="/id/news/"');
});
