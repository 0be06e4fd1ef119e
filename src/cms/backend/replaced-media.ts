import { referencesTo } from "../../content-model/references";
import type { Asset, DecapBackend } from "./decap-backend";
import { contentFolder, pathInContent, readContent, withoutSlash } from "./read-content";
import { readFiles } from "./read-files";
import { storedFiles } from "./stored-media";

/** A picture or a file for download as it was before a change. */
export interface FormerFile extends Asset {
  /** What took its place, in Base64; undefined if nothing did, or if that is not known. */
  readonly successor?: string | undefined;
}

/** The stored pictures and files for download that others are about to take the place of, but for those that are the same. */
export async function replacedMedia(
  backend: DecapBackend,
  assets: readonly Asset[],
): Promise<readonly FormerFile[]> {
  if (assets.length === 0) return [];
  const fileAt = await storedFiles(backend);
  const found = await Promise.all(
    assets.map(async (asset) => {
      const former = await fileAt(withoutSlash(asset.path));
      const successor = await asset.toBase64?.();
      const isSame = successor !== undefined && successor === (await former?.toBase64?.());
      return former && !isSame ? [{ ...former, successor }] : [];
    }),
  );
  return found.flat();
}

/** The change of a picture at its path, which leaves the texts that show it as they are. */
export async function replacedPicture(backend: DecapBackend, path: string) {
  const picture = pathInContent(path);
  const showing = referencesTo([picture], await readContent(backend)).map(
    ({ text }) => contentFolder + text.file,
  );
  const before = await readFiles(backend, showing);
  const after = Object.fromEntries(before.map((file) => [file.path, file.text ?? ""]));
  return { kind: "replaced" as const, picture, before, after };
}
