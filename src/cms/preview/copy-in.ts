import { defaultLanguage, type Language, type languages } from "../../i18n/languages";

/** Copy or settings as their file has them: a language that is not translated yet is missing. */
type Copies<Copy> = Readonly<Record<DefaultLanguage, Copy> & Partial<Record<Language, Copy>>>;
type DefaultLanguage = (typeof languages)[0]["code"];

/** Copy in a language, else in the default one, as the site shows it. */
export function copyIn<Copy>(copies: Copies<Copy>, language: Language): Copy {
  return copies[language] ?? copies[defaultLanguage as DefaultLanguage];
}
