import type { Currency } from "./currency";

/** Properties of a language of the site. */
export interface LanguageInfo {
  /** Language tag (BCP 47), such as `id` or `fil`: folder in `locales/`, part of a content file's name, path prefix. */
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
