import { readdirSync } from "node:fs";
import path from "node:path";
import { copyFilePath, entryFile } from "../../content-model/entry-file";
import { parseStrings } from "../../content-model/interface-strings";
import type { Sample } from "../../content-model/samples";
import { siteSettings } from "../../content-model/settings/site";
import { fieldsIn } from "../../content-model/walk";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import { writtenTexts } from "./all-texts";
import { contentRoot } from "./content-root";
import { readText } from "./read-text";

const settings = `content/${copyFilePath(siteSettings)}`;

/**
 * The texts of the content and the interface strings that have the sample's name, with the words around it. While the
 * site's own name is the sample's, that one only.
 *
 * @param directory absolute path of the project
 * @returns samples whose files are relative to the project
 */
export function sampleNames(directory: string, name = "Tajuk"): Sample[] {
  const around = new RegExp(`(?:\\S+ ){0,4}\\S*\\b${name}\\b\\S*(?: \\S+){0,5}`);
  const found = [...contentStrings(directory), ...interfaceStrings(directory)].flatMap((text) => {
    const [words] = around.exec(text.found) ?? [];
    return words === undefined ? [] : [{ ...text, found: words }];
  });
  const own = found.find(({ file, field }) => file === settings && field === `${defaultLanguage}.name`);
  return own?.found === name ? [own] : found;
}

/** Every value of the content that is a text. */
function contentStrings(directory: string): Sample[] {
  return writtenTexts(contentRoot(directory)).flatMap(({ file, language, schema, data }) =>
    fieldsIn(schema, data).flatMap(({ field, value }) =>
      typeof value === "string"
        ? [{ file: `content/${file}`, field: entryFile(file) ? field : `${language}.${field}`, found: value }]
        : [],
    ),
  );
}

function interfaceStrings(directory: string): Sample[] {
  return languageCodes.flatMap((language) => {
    const folder = path.join(directory, "locales", language);
    return readdirSync(folder).flatMap((name) =>
      parseStrings(readText(path.join(folder, name))).map(({ key, text }) => {
        return { file: `locales/${language}/${name}`, field: key, found: text };
      }),
    );
  });
}
