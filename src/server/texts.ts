import { formatDate, formatMoment } from "../domain/format";
import { defaultLanguage, intlLocale, isLanguage, type Language } from "../domain/languages";
import { findText, type TextValues } from "../domain/texts";
import type { TranslationKey } from "../i18n/keys";
import type { SiteData } from "./site-data";

/** Key of an interface string: `namespace:path.to.string`. */
export type TextKey = Extract<TranslationKey, `${"forms" | "server"}:${string}`>;

/** The interface strings and formatters of one language. */
export interface Texts {
  readonly language: Language;
  /** BCP 47 tag for `Intl`. */
  readonly locale: string;
  /** The string of a key with its `{{placeholders}}` filled in, or the key itself if it is missing. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** A calendar date: `2025-09-30` → `30 September 2025`. */
  readonly date: (isoDate: string) => string;
  /** A date and time where the organisation is, with the zone's name: `30 September 2025 pukul 14.00 WIB`. */
  readonly moment: (moment: Date) => string;
  /** A content text in this language; the fallback is the default language. */
  readonly of: (translated: Readonly<Record<string, string>>) => string;
}

/** Creates the texts of the `wanted` language; the fallback for anything unknown is the default language. */
export function createTexts({ strings }: Pick<SiteData, "strings">, wanted: unknown): Texts {
  const language = typeof wanted === "string" && isLanguage(wanted) ? wanted : defaultLanguage;
  const locale = intlLocale(language);
  return {
    language,
    locale,
    t: (key, values) => findText(strings[language] ?? {}, language, key, values),
    date: (isoDate) => formatDate(isoDate, language),
    moment: (moment) => formatMoment(moment, language),
    of: (translated) => translated[language] ?? translated[defaultLanguage] ?? "",
  };
}
