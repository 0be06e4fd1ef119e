import { collections, copyFiles } from "../../content-model/content-model";
import { copyFilesFormat, stringsName } from "../config/config";
import type { DecapCms } from "../decap-cms";
import { copyFileFormat, entryFormat, stringsFormat } from "./file-format";
import { remembering, type SeenTexts } from "./seen-texts";

/** Makes Decap read and write the files of `content/` and `locales/` as the build does. */
export function registerFormats(CMS: DecapCms, seen: SeenTexts): void {
  for (const collection of collections) {
    CMS.registerCustomFormat(collection.name, "md", remembering(entryFormat(collection), seen));
  }
  CMS.registerCustomFormat(copyFilesFormat, "json", remembering(copyFileFormat(copyFiles), seen));
  CMS.registerCustomFormat(stringsName, "json", remembering(stringsFormat(stringsName), seen));
}
