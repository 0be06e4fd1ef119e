import { isUnfinished } from "../../content-model/check-fields";
import type { ContentText } from "../../content-model/content-text";
import { confirmedField, withConfirmed } from "../../content-model/freshness";
import { isLeftOut } from "../../content-model/left-out";
import { byLanguage } from "../../content-model/translations";
import { languageCodes, otherLanguages, type Language } from "../../domain/languages";
import { entryTexts, textPath, type DecapEntry } from "../decap-entry";
import { schemaOf } from "../validation/check-entry";

/**
 * An entry with what is confirmed of its translations brought up to date, as it is to be saved. Decap's form, and
 * its backup, do not learn what was confirmed by saving since the form was opened.
 *
 * @param stored its texts as they are stored, without those that somebody else has saved since the form was opened
 * @param copiedFrom the language from which its form was filled in
 */
export function settleTranslations(
  entry: DecapEntry,
  stored: readonly ContentText[],
  copiedFrom?: Language,
): DecapEntry {
  const schema = schemaOf(entry);
  if (!schema) return entry;
  const known = byLanguage(stored);
  const form = entryTexts(entry);
  const written = languageCodes.flatMap((code) => {
    const fields = form[code];
    if (!fields || isLeftOut(schema, fields, code) || isUnfinished(schema, form, code)) return [];
    const confirmed = known[code]?.[confirmedField];
    return [[code, confirmed ? { ...fields, [confirmedField]: confirmed } : fields] as const];
  });
  const texts = withConfirmed(schema, Object.fromEntries(written), copiedFrom);
  return otherLanguages.reduce((kept, code) => {
    const confirmed = texts[code]?.[confirmedField];
    return confirmed ? kept.setIn([...textPath(code), confirmedField], confirmed) : kept;
  }, entry);
}
