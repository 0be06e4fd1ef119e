// The languages of the tests' own site, in place of `src/domain/site-languages.ts`: the site's can be changed without
// changing a test. The test site is built with a copy of this file, which therefore imports nothing.

/** The languages of the tests' own site, default first. */
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
] as const;

export type Language = (typeof languages)[number]["code"];

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

export const defaultLanguage: Language = languages[0].code;

export const teamLanguage: Language = "id";
