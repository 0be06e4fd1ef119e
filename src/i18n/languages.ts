/**
 * The languages of the site, default first. A further language costs one line here, its interface
 * strings in `locales/<code>/` and, entry by entry, its content files.
 */
export const languages = [
  { code: "en", shortName: "EN", name: "English", intlLocale: "en" },
  { code: "id", shortName: "ID", name: "Bahasa Indonesia", intlLocale: "id-ID" },
] as const satisfies readonly LanguageInfo[];

/** What the site knows of a language. */
export interface LanguageInfo {
  /** ISO 639-1 code: folder in `locales/`, part of a content file's name, path prefix. */
  readonly code: string;
  /** Visible text of the language switch. */
  readonly shortName: string;
  /** Its name in itself, for screen readers. */
  readonly name: string;
  /** BCP 47 tag given to `Intl`. */
  readonly intlLocale: string;
  /** Whether editors may leave texts out: the default language's are shown instead. Not for the default one. */
  readonly optional?: boolean;
}

export type Language = (typeof languages)[number]["code"];

/** Served without a path prefix, and the fallback for what is not translated. */
export const defaultLanguage: Language = languages[0].code;

/** Language of the people who edit: the page about the editors' area is in it, in every language of the site. */
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

/** The `Intl` locale of a language: `id` → `id-ID`. An unknown code is given to `Intl` as it is. */
export function intlLocale(code: string): string {
  return infoOf(code)?.intlLocale ?? code;
}

function infoOf(code: string): LanguageInfo | undefined {
  return languages.find((language) => language.code === code);
}

/** A language with the region where most of its readers are, as shared links name it: `id` → `id_ID`. */
export function regionalLocale(code: string): string {
  const { language, region } = new Intl.Locale(intlLocale(code)).maximize();
  return region ? `${language}_${region}` : language;
}
