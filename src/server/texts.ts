import type forms from "../../locales/en/forms.json";
import type server from "../../locales/en/server.json";
import { formatDate, formatMoment } from "../i18n/format";
import { defaultLanguage, intlLocale, isLanguage, type Language } from "../i18n/languages";
import type { SiteData, StringTree } from "./site-data";

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** `namespace:path.to.string`, as in the rest of the site. */
export type TextKey = `forms:${Leaves<typeof forms>}` | `server:${Leaves<typeof server>}`;

/** The interface strings of one language, and what goes with them. */
export interface Texts {
  readonly language: Language;
  /** BCP 47 tag given to `Intl`. */
  readonly locale: string;
  /** The string of a key, its `{{placeholders}}` filled. A missing key gives the key itself. */
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** A calendar date: `2025-09-30` → `30 September 2025`. */
  readonly date: (isoDate: string) => string;
  /** A moment, in the time of western Indonesia, which is named: `30 September 2025 pukul 14.00 WIB`. */
  readonly moment: (moment: Date) => string;
  /** A text of the content in this language, or else in the default language. */
  readonly of: (translated: Readonly<Record<string, string>>) => string;
}

/** Strings and formats for a language; anything that is no language of the site gives the default. */
export function createTexts({ strings }: Pick<SiteData, "strings">, wanted: unknown): Texts {
  const language = typeof wanted === "string" && isLanguage(wanted) ? wanted : defaultLanguage;
  const locale = intlLocale(language);
  return {
    language,
    locale,
    t: (key, values = {}) => fill(lookUp(strings[language], key) ?? key, values),
    date: (isoDate) => formatDate(isoDate, language),
    moment: (moment) => formatMoment(moment, language),
    of: (translated) => translated[language] ?? translated[defaultLanguage] ?? "",
  };
}

function lookUp(
  namespaces: Readonly<Record<string, StringTree>> | undefined,
  key: TextKey,
): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  let found: string | StringTree | undefined = namespaces?.[namespace];
  for (const step of path.split(".")) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : undefined;
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
