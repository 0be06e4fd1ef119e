import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { changeAddress } from "../../../src/components/address/useAddress";
import { LanguageSwitch } from "../../../src/components/LanguageSwitch/LanguageSwitch";
import { I18nProvider } from "../../../src/i18n/I18nContext";
import { languageStorageKey } from "../../../src/i18n/language-memory";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const english = () => screen.getByRole("link", { name: "EN English" });
const indonesian = () => screen.getByRole("link", { name: "ID Bahasa Indonesia" });

it.each([
  ["en", "Language", english, indonesian],
  ["id", "Bahasa", indonesian, english],
] as const)("names both languages and marks the page's, in %s", (language, label, current, other) => {
  renderIn(language, <LanguageSwitch />, "/news/");
  expect(within(screen.getByRole("group", { name: label })).getAllByRole("link")).toHaveLength(2);
  expect(english()).toHaveAttribute("href", "/news/");
  expect(indonesian()).toHaveAttribute("href", "/id/news/");
  expect(indonesian()).toHaveAttribute("hreflang", "id");
  expect(indonesian()).toHaveAttribute("lang", "id");
  expect(english()).toHaveAttribute("hreflang", "en");
  expect(current()).toHaveAttribute("aria-current", "true");
  expect(other()).not.toHaveAttribute("aria-current");
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
