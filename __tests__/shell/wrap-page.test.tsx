import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { localizedPath } from "../../src/domain/paths";
import { useI18n } from "../../src/i18n/I18nContext";
import type { PageLocales } from "../../src/i18n/page-text";
import type { PageContext } from "../../src/shell/page-address";
import { wrapPageElement } from "../../src/shell/wrap-page";
import { defaultLanguage, languageCodes, type Language } from "../setup/languages";
import { translator } from "../setup/translator";
import { pageLocales } from "./page-locales";

function Broken(): ReactNode {
  throw new Error("No figures today");
}

interface Wrapped {
  readonly element: ReactNode;
  readonly props: {
    readonly location: { readonly pathname: string };
    readonly pageContext: PageContext;
    readonly data: { readonly locales: PageLocales };
  };
}

/** Gatsby's hook, with only those of its arguments that it reads. */
const wrap = wrapPageElement as (args: Wrapped) => ReactNode;

/** An element wrapped as a page in a language. */
function pageIn(language: Language, element: ReactNode) {
  const originalPath = "/tracking/";
  const location = { pathname: localizedPath(originalPath, language) };
  const pageContext = { language, i18n: { originalPath } };
  return wrap({ element, props: { location, pageContext, data: { locales: pageLocales(language) } } });
}

function Words() {
  const { t, language, path } = useI18n();
  return <p>{[language, path, t("common:donate"), t("news:all")].join(" ")}</p>;
}

test.each(languageCodes)("a page in %s has its language, path and the strings of its query", (language) => {
  render(pageIn(language, <Words />));
  const donate = translator(language)("common:donate");
  expect(screen.getByText(`${language} /tracking/ ${donate} news:all`)).toBeVisible();
});

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

test.each(languageCodes)("a page that throws shows the error in %s", (language) => {
  render(pageIn(language, <Broken />));
  expect(screen.getByRole("alert")).toHaveTextContent("No figures today");
  const home = screen.getByRole("link", { name: translator(language)("common:error.home") });
  expect(home).toHaveAttribute("href", localizedPath("/", language));
});

test("the page after one that throws is shown as it is", () => {
  const { rerender } = render(pageIn("id", <Broken />));
  rerender(pageIn(defaultLanguage, <p>Figures</p>));
  expect(screen.getByText("Figures")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
