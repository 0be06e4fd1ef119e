import { defaultLanguage } from "../domain/languages";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { copyFilePath } from "./entry-file";
import { readTexts } from "./read-texts";
import { siteSettings } from "./settings/site";
import type { FormerText } from "./settings-notes";
import { fieldsIn } from "./walk";

/** Where the organisation has its names. */
export const nameFile = copyFilePath(siteSettings);

/**
 * Names that the organisation had, where they still stand in texts: a change of its name does not change them.
 *
 * @param former versions of {@link nameFile}
 */
export function nameNotes(texts: readonly ContentText[], former: readonly FormerText[]): ContentNote[] {
  const current = namesIn(texts);
  const names = new Set([
    ...current,
    ...former.flatMap(({ source = "" }) => namesIn(readTexts(nameFile, source))),
  ]);
  if (names.size === current.length) return [];
  // the longest first: a short name is often a part of the legal one
  const all = [...names].toSorted((one, other) => other.length - one.length).map(escaped);
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return texts.flatMap((text) =>
    fieldsIn(text.schema, text.data).flatMap(({ field, value, shared }): ContentNote[] => {
      if (typeof value !== "string" || (shared && text.language !== defaultLanguage)) return [];
      const others = (value.match(anyName) ?? []).filter((name) => !current.includes(name));
      const found = [...new Set(others)].join("\n");
      return found === "" ? [] : [{ ...placeIn(text, field), kind: "formerName", found }];
    }),
  );
}

/** The short and the legal name, which all languages share, each once. */
function namesIn(texts: readonly ContentText[]): string[] {
  const own = texts.find(({ file, language }) => file === nameFile && language === defaultLanguage);
  const names = [own?.data.name, own?.data.legalName];
  return [...new Set(names.filter((name) => typeof name === "string" && name !== ""))] as string[];
}

const escaped = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
