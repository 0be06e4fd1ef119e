import type { Currency } from "./currency";
import type { LanguageInfo } from "./language-info";
import { languages } from "./site-languages";

export type Language = (typeof languages)[number]["code"];

/** The language without a path prefix, and the fallback for missing translations. */
export const defaultLanguage: Language = languages[0].code;

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

/** All languages but the default one. */
export const otherLanguages: readonly Language[] = languageCodes.filter((code) => code !== defaultLanguage);

/** Narrows a string from a file name, a URL or a query to a language of the site. */
export function isLanguage(value: string): value is Language {
  return languages.some(({ code }) => code === value);
}

/** Whether editors may leave texts out in a language. */
export function isOptional(code: Language): boolean {
  return infoOf(code)?.optional === true;
}

/** The language's name in that language: `id` → `Bahasa Indonesia`. An unknown code is returned unchanged. */
export function languageName(code: string): string {
  return infoOf(code)?.name ?? code;
}

/** The `Intl` locale of a language: `id` → `id-ID`. An unknown code is returned unchanged. */
export function intlLocale(code: string): string {
  return infoOf(code)?.intlLocale ?? code;
}

/** The `Intl` locale of a language for dates: `en` → `en-GB`. An unknown code is returned unchanged. */
export function dateLocale(code: string): string {
  return infoOf(code)?.dateLocale ?? intlLocale(code);
}

/** How a language abbreviates thousands, in the words of `Intl`. */
export function compactDisplay(code: string): "short" | "long" {
  return infoOf(code)?.compactDisplay ?? "short";
}

/** The currency in which readers of a language are first asked to give. */
export function currencyOf(code: string): Currency {
  return (infoOf(code) ?? languages[0]).currency;
}

function infoOf(code: string): LanguageInfo | undefined {
  return languages.find((language) => language.code === code);
}

/** Language with its region, or else the most likely one, in Open Graph's format: `en` → `en_GB`. */
export function regionalLocale(code: string): string {
  const { language, region } = new Intl.Locale(dateLocale(code)).maximize();
  return region ? `${language}_${region}` : language;
}
