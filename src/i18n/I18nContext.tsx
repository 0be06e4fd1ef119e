import { createContext, useContext, type ReactNode } from "react";
import {
  formatCompact,
  formatDate,
  formatFileSize,
  formatLanguage,
  formatMinutes,
  formatAmount,
  formatMonth,
  formatNumber,
} from "../domain/format";
import type { LanguageInfo } from "../domain/language-info";
import type { Money } from "../domain/money";
import { languages } from "../domain/site-languages";
import type { Translate } from "./keys";

/** Everything about the reader's language that a component may need. */
export interface I18n {
  /** Language of the page. */
  readonly language: string;
  /** All languages of the site, default first. */
  readonly languages: readonly LanguageInfo[];
  /** Path of this page in the default language: `/news/`. */
  readonly path: string;
  readonly t: Translate;
  readonly format: {
    readonly number: (value: number) => string;
    readonly compact: (value: number) => string;
    readonly money: (money: Money) => string;
    readonly date: (isoDate: string) => string;
    readonly fileSize: (bytes: number) => string;
    readonly minutes: (minutes: number) => string;
    /** Name of a month, 1 to 12. */
    readonly month: (month: number, style?: "long" | "short") => string;
    readonly language: (code: string) => string;
  };
}

const I18nContext = createContext<I18n | null>(null);

export interface I18nProviderProps {
  readonly language: string;
  readonly path: string;
  readonly t: Translate;
  readonly children: ReactNode;
}

/** Provides language, strings and formats: to pages, previews and tests. */
export function I18nProvider({ language, path, t, children }: I18nProviderProps) {
  const format: I18n["format"] = {
    number: (value) => formatNumber(value, language),
    compact: (value) => formatCompact(value, language),
    money: (money) => formatAmount(money, language),
    date: (isoDate) => formatDate(isoDate, language),
    fileSize: (bytes) => formatFileSize(bytes, language),
    minutes: (minutes) => formatMinutes(minutes, language),
    month: (month, style) => formatMonth(month, language, style),
    language: (code) => formatLanguage(code, language),
  };
  return <I18nContext value={{ language, languages, path, t, format }}>{children}</I18nContext>;
}

/** The reader's language. Throws outside an {@link I18nProvider}. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useI18n needs an I18nProvider around it");
  return i18n;
}
