import type { CopyFile } from "../../content-model/collection";
import { copyFiles } from "../../content-model/content-model";
import { copyFilePath } from "../../content-model/entry-file";
import { readTexts } from "../../content-model/read-texts";
import { languageCodes } from "../../domain/languages";
import type { AdminWords } from "../admin-words";
import type { LoadedFile } from "../backend/decap-backend";
import { pathInContent } from "../backend/read-content";
import { formAddress } from "../files/form-address";
import { stringsTitle } from "../files/strings-title";
import { statesOf, type Row, type Statuses } from "./entry-rows";

/** The rows of the list of page copy or of settings, in the order of the content model. */
export function copyRows(
  folder: CopyFile["folder"],
  files: readonly LoadedFile[],
  { language }: AdminWords,
  statuses: Statuses,
): Row[] {
  const texts = files.flatMap(({ file, data }) => readTexts(pathInContent(file.path), data));
  const states = statesOf(texts);
  return copyFiles
    .filter((copyFile) => copyFile.folder === folder)
    .map((copyFile, order) => {
      const file = copyFilePath(copyFile);
      const own = texts.filter((text) => text.file === file);
      return {
        name: `${folder}/${copyFile.name}`,
        form: formAddress(file),
        title: copyFile.label[language],
        order,
        status: statuses[`${folder}/${copyFile.name}`] ?? "published",
        facts: {},
        languages: languageCodes.map((code) => {
          const text = own.find(({ language }) => language === code);
          return [code, (text && states(text)) ?? (own.length > 0 ? "missing" : "unreadable")] as const;
        }),
      };
    });
}

/** The rows of the list of interface strings: one for each namespace. */
export function stringRows(
  files: readonly LoadedFile[],
  { language }: AdminWords,
  statuses: Statuses,
): Row[] {
  const found = files.map(({ file }) => /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file.path) ?? []);
  const namespaces = [...new Set(found.map(([, , namespace = ""]) => namespace))].filter(Boolean);
  return namespaces.map((namespace) => ({
    name: `strings/${namespace}`,
    form: formAddress(`../locales/en/${namespace}.json`),
    title: stringsTitle(namespace, language),
    status: statuses[`strings/${namespace}`] ?? "published",
    facts: {},
    languages: languageCodes.map((code) => {
      const has = found.some(([, folder, name]) => folder === code && name === namespace);
      return [code, has ? "done" : "missing"] as const;
    }),
  }));
}
