import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInstance } from "i18next";
import type { Translate } from "../../src/i18n/keys";
import { languageCodes, type Language } from "./languages";

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

/** A translate function for the site's interface strings in a language, with plurals and placeholders. */
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
