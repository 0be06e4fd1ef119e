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

/** The editors' language: their area begins in it, and every language of the site shows the page about the area in it. */
export const teamLanguage: (typeof languages)[number]["code"] = "id";

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
