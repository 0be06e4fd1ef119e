import { readdirSync } from "node:fs";
import path from "node:path";
import { parseStrings } from "../../content-model/interface-strings";
import { formatLanguage } from "../../domain/format";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import { readText } from "./read-text";

/**
 * Says in which files of interface strings most are the same as in the default language, as after its folder was copied.
 * Files that are missing or cannot be read are left to the check of the content, which names them.
 *
 * @param folder absolute path of `locales/`
 */
export function sameStrings(folder: string): string[] {
  const stringsOf = (language: string, name: string) => {
    try {
      return parseStrings(readText(path.join(folder, language, name)));
    } catch {
      return [];
    }
  };
  return readdirSync(path.join(folder, defaultLanguage)).flatMap((name) => {
    const texts = new Map(stringsOf(defaultLanguage, name).map(({ key, text }) => [key, text]));
    return languageCodes.flatMap((language) => {
      const strings = stringsOf(language, name);
      const same = strings.filter(({ key, text }) => texts.get(key) === text).length;
      if (language === defaultLanguage || same * 2 <= strings.length) return [];
      const original = formatLanguage(defaultLanguage, "en");
      return [
        `locales/${language}/${name}: not translated yet: ${same} of ${strings.length} strings are as in ${original}`,
      ];
    });
  });
}
