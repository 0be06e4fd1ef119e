import { defaultLanguage, type Language } from "../../domain/languages";
import type { languages } from "../../domain/site-languages";

/** Copy or settings by language, as in their file; languages that are not translated yet are missing. */
type Copies<Copy> = Readonly<Record<DefaultLanguage, Copy> & Partial<Record<Language, unknown>>>;
type DefaultLanguage = (typeof languages)[0]["code"];

/**
 * Copy in a language, with the default language as fallback, as on the site. Shared values are in the default
 * language only.
 */
export function copyIn<Copy>(copies: Copies<Copy>, language: Language): Copy {
  return (copies[language] ?? copies[defaultLanguage as DefaultLanguage]) as Copy;
}
