import { render, screen } from "@testing-library/react";
import { wrapPageElement } from "gatsby-plugin-react-i18next/dist/plugin/wrapPageElement";
import type { ReactElement } from "react";
import config from "../../gatsby-config";
import { defaultLanguage, languageCodes } from "../../src/domain/languages";
import { useI18n } from "../../src/i18n/I18nContext";
import type { TranslationKey } from "../../src/i18n/keys";
import { PageI18n } from "../../src/i18n/PageI18n";

/** The options of the translation plugin in gatsby-config.ts. */
function pluginOptions() {
  const found = (config.plugins ?? []).find(
    (entry) => typeof entry === "object" && entry.resolve === "gatsby-plugin-react-i18next",
  );
  if (typeof found !== "object" || !found.options) throw new Error("The site has no translation plugin");
  return found.options;
}

function Words({ name, count }: { readonly name: string; readonly count?: number }) {
  const { t, language, path } = useI18n();
  const text = t(name as TranslationKey, count === undefined ? undefined : { count });
  return <p>{`${language} ${path} ${text}`}</p>;
}

/** Renders a page as the plugin wraps it, with the strings from its query. */
function renderPage(language: string, words: object, ui: ReactElement) {
  const element = <PageI18n>{ui}</PageI18n>;
  const i18n = { language, languages: languageCodes, defaultLanguage, originalPath: "/news/" };
  const node = { ns: "common", language, data: JSON.stringify(words) };
  const props = { data: { locales: { edges: [{ node }] } }, pageContext: { i18n }, location: {} };
  const wrapped: unknown = wrapPageElement({ element, props } as never, pluginOptions() as never);
  render(wrapped as ReactElement);
}

it("gives language, path and strings to the page", () => {
  renderPage("id", { donate: "Donasi" }, <Words name="common:donate" />);
  expect(screen.getByText("id /news/ Donasi")).toBeVisible();
});

it.each(languageCodes)("shows the key of a string that is missing in %s", (language) => {
  renderPage(language, { donate: "…" }, <Words name="common:donate.nobody.wrote.this" />);
  expect(screen.getByText(`${language} /news/ common:donate.nobody.wrote.this`)).toBeVisible();
});

it("shows the key of a string whose namespace the page did not query", () => {
  renderPage("en", { donate: "Donate" }, <Words name="news:back" />);
  expect(screen.getByText("en /news/ news:back")).toBeVisible();
});

it("chooses the plural form of the language", () => {
  const english = { articles_one: "{{count}} article", articles_other: "{{count}} articles" };
  renderPage("en", english, <Words name="common:articles" count={1} />);
  renderPage("id", { articles_other: "{{count}} artikel" }, <Words name="common:articles" count={1} />);
  expect(screen.getByText("en /news/ 1 article")).toBeVisible();
  expect(screen.getByText("id /news/ 1 artikel")).toBeVisible();
});
