import type { LanguageInfo } from "./language-info";

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
