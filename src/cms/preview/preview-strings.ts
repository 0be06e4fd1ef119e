import { languageCodes, type Language } from "../../domain/languages";
import { findText, type StringTree } from "../../domain/texts";
import type { Namespace, Translate } from "../../i18n/keys";

/** Namespaces that the previewed views, and the choices of the forms, use. */
const namespaces: readonly Namespace[] = [
  ...(["common", "demo", "donate", "evidence", "figures", "forms", "home"] as const),
  ...(["news", "projects", "resources", "server", "share", "tracking", "transparency"] as const),
];

/** Translation functions for the site's interface strings, by language. */
export type Translators = Readonly<Record<Language, Translate>>;

/** Loads the strings that this version of the editors' area was built with. */
export async function loadTranslators(): Promise<Translators> {
  const loaded = await Promise.all(
    languageCodes.map(async (code) => [code, await translator(code)] as const),
  );
  return Object.fromEntries(loaded) as Translators;
}

async function translator(language: Language): Promise<Translate> {
  const files = await Promise.all(namespaces.map((namespace) => strings(language, namespace)));
  const found = Object.fromEntries(files);
  return (key, values) => findText(found, language, key, values);
}

async function strings(language: Language, namespace: Namespace): Promise<[string, StringTree]> {
  const file = (await import(
    /* webpackMode: "eager" */ `../../../locales/${language}/${namespace}.json`
  )) as { default: StringTree };
  return [namespace, file.default];
}
