import { downloadPath, picturePath } from "../../content-model/field";
import { fileName } from "../../content-model/problem-text";
import { readTexts } from "../../content-model/read-texts";
import { referencesOf } from "../../content-model/references";
import { adminLanguage } from "../interface/admin-language";
import { refuseFile } from "../interface/media-dialog";
import { mediaTexts } from "../interface/media-texts";
import type { Asset, DataFile } from "./decap-backend";
import { pathInContent, withoutSlash } from "./read-content";

/** The uploaded files that the texts of an entry name. */
export function namedAssets(assets: readonly Asset[], files: readonly DataFile[]): Asset[] {
  const texts = files.flatMap(({ path, raw }) => readTexts(pathInContent(path), raw));
  const named = new Set(
    texts.flatMap(referencesOf).flatMap(({ kind, target }) => (kind === "file" ? [target] : [])),
  );
  return assets.filter(({ path }) => named.has(pathInContent(withoutSlash(path))));
}

/**
 * Refuses a file that no entry could name, for its kind or its name.
 * @throws Refusal after telling the editor which kinds are accepted
 */
export function refuseOtherMedia({ path }: Asset): void {
  const written = `../${pathInContent(withoutSlash(path))}`;
  if ([picturePath, downloadPath].some(({ regex }) => regex.test(written))) return;
  refuseFile(fileName(written), mediaTexts[adminLanguage()].kinds);
}
