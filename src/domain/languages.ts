import type { Currency } from "./currency";

/**
 * The languages of the site, default first. A further language needs a line here, its interface strings in
 * `locales/<code>/` and content files, which can follow one by one.
 */
export const languages = [
  {
    code: "en",
    shortName: "EN",
    name: "English",
    intlLocale: "en",
    dateLocale: "en-GB",
    currency: "USD",
  },
  {
    code: "id",
    shortName: "ID",
    name: "Bahasa Indonesia",
    intlLocale: "id-ID",
    compactDisplay: "long",
    currency: "IDR",
  },
] as const satisfies readonly LanguageInfo[];

/** Properties of a language of the site. */
export interface LanguageInfo {
  /** ISO 639-1 code: folder in `locales/`, part of a content file's name, path prefix. */
  readonly code: string;
  /** Visible text of the language switch. */
  readonly shortName: string;
  /** The language's name in that language, for screen readers. */
  readonly name: string;
  /** BCP 47 tag given to `Intl`. */
  readonly intlLocale: string;
  /** The variety of the language that the site is written in, if dates follow it but numbers do not. */
  readonly dateLocale?: string;
  /** Set if thousands are abbreviated by a word: `10 ribu`, where English has `10K`. */
  readonly compactDisplay?: "long";
  /** In which its readers are first asked to give. */
  readonly currency: Currency;
  /** Whether editors may leave texts out; the default language, never optional itself, is the fallback. */
  readonly optional?: boolean;
}

export type Language = (typeof languages)[number]["code"];

/** The language without a path prefix, and the fallback for missing translations. */
export const defaultLanguage: Language = languages[0].code;

/** The editors' language: their area begins in it, and every language of the site shows the page about the area in it. */
export const teamLanguage: Language = "id";

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

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
