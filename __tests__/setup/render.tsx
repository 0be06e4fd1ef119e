import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nProvider } from "../../src/i18n/I18nContext";
import type { Translate } from "../../src/i18n/keys";
import { languageCodes, type Language } from "../../src/i18n/languages";

const folder = path.resolve(__dirname, "../../locales");

function strings(language: Language) {
  const files = readdirSync(path.join(folder, language));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, ".json"),
      JSON.parse(readFileSync(path.join(folder, language, file), "utf8")) as object,
    ]),
  );
}

/** The site's own interface strings of a language, with its plurals and placeholders. */
export function translator(language: Language): Translate {
  const i18next = createInstance();
  void i18next.init({
    lng: language,
    resources: Object.fromEntries(languageCodes.map((code) => [code, strings(code)])),
    initImmediate: false,
    interpolation: { escapeValue: false },
  });
  return (key, values) => i18next.t(key, { ...values });
}

/**
 * Renders something as a page in a language would.
 *
 * @param page path of the page in the default language
 */
export function renderIn(language: Language, ui: ReactElement, page = "/") {
  return render(ui, { wrapper: pageIn(language, page) });
}

/** The same as the prerendered page has it, which is all that readers without scripts get. */
export function prerenderIn(language: Language, ui: ReactElement, page = "/") {
  const Page = pageIn(language, page);
  document.documentElement.classList.remove("js");
  return render(<div dangerouslySetInnerHTML={{ __html: renderToString(<Page>{ui}</Page>) }} />);
}

function pageIn(language: Language, page: string) {
  const t = translator(language);
  return function Page({ children }: { readonly children?: ReactNode }) {
    return (
      <I18nProvider language={language} path={page} t={t}>
        {children}
      </I18nProvider>
    );
  };
}
