import { collections, copyFiles } from "../../content-model/content-model";
import { copyFilesFormat, stringsName } from "../config/config";
import type { DecapCms } from "../decap-cms";
import { copyFileFormat, entryFormat, stringsFormat } from "./file-format";

/** Makes Decap read and write the files of `content/` and `locales/` as the build does. */
export function registerFormats(CMS: DecapCms): void {
  for (const collection of collections) {
    CMS.registerCustomFormat(collection.name, "md", entryFormat(collection));
  }
  CMS.registerCustomFormat(copyFilesFormat, "json", copyFileFormat(copyFiles));
  CMS.registerCustomFormat(stringsName, "json", stringsFormat(stringsName));
}
