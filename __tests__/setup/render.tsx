import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactElement, ReactNode } from "react";
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
  const t = translator(language);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider language={language} path={page} t={t}>
      {children}
    </I18nProvider>
  );
  return render(ui, { wrapper });
}
