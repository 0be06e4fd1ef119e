import { textFor, titleOf } from "../../content-model/content-text";
import { copyFileAt, entryFile } from "../../content-model/entry-file";
import { pathInContent, textsIn, type Sources } from "../backend/read-content";
import { formAddress } from "../files/form-address";
import { stringsTitle } from "../files/strings-title";
import { adminLanguage } from "../interface/admin-language";

/**
 * What the editor calls an entry: its title in the editor's language, or the name of its page, settings or interface
 * strings.
 */
export function entryTitle(texts: Sources): string {
  const own = textFor(adminLanguage(), textsIn(texts));
  const [path = ""] = Object.keys(texts);
  const file = copyFileAt(pathInContent(path));
  if (file) return file.label[adminLanguage()];
  const name = path.split("/").pop()?.split(".")[0] ?? "";
  return own ? titleOf(own) : path.startsWith("locales/") ? stringsTitle(name, adminLanguage()) : name;
}

/** Its kind: `Article`. Empty for what is not an entry of a collection. */
export function entryKind(texts: Sources): string {
  const [path = ""] = Object.keys(texts);
  return entryFile(pathInContent(path))?.collection.singular[adminLanguage()] ?? "";
}

/** Address of the form of the entry with some file, given its path from the project's root. */
export function formOf(path: string): string {
  return formAddress(path.startsWith("content/") ? pathInContent(path) : `../${path}`);
}
