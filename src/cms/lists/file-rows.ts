import type { CopyFile } from "../../content-model/collection";
import { copyFiles } from "../../content-model/content-model";
import { readTexts } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import { languageCodes } from "../../domain/languages";
import type { LoadedFile } from "../backend/decap-backend";
import { pathInContent } from "../backend/read-content";
import type { AdminWords } from "../config/field";
import { formAddress } from "../files/form-address";
import type { Row, Statuses } from "./entry-rows";
import { stringsTitle } from "./strings-title";

/** The rows of the list of page copy or of settings, in the order of the content model. */
export function copyRows(
  folder: CopyFile["folder"],
  files: readonly LoadedFile[],
  { language }: AdminWords,
  statuses: Statuses,
): Row[] {
  const texts = files.flatMap(({ file, data }) => readTexts(pathInContent(file.path), data));
  return copyFiles
    .filter((copyFile) => copyFile.folder === folder)
    .map((copyFile, order) => {
      const file = copyFilePath(copyFile);
      const written = texts.filter((text) => text.file === file).map((text) => text.language);
      return {
        name: `${folder}/${copyFile.name}`,
        form: formAddress(file),
        title: copyFile.label[language],
        order,
        status: statuses[`${folder}/${copyFile.name}`] ?? "published",
        facts: {},
        languages: languageCodes.map((code) => [code, stateOf(written, code)] as const),
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

function stateOf(written: readonly string[], code: string) {
  if (written.includes(code)) return "done";
  return written.length > 0 ? "missing" : "unreadable";
}
