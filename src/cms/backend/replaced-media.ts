import { referencesTo } from "../../content-model/references";
import type { Asset, DecapBackend } from "./decap-backend";
import { contentFolder, pathInContent, readContent, withoutSlash } from "./read-content";
import { readFiles } from "./read-files";
import { readMedia } from "./read-media";
import { storedMedia } from "./stored-media";

/** The stored pictures and files for download that others are about to take the place of, but for those that are the same. */
export async function replacedMedia(
  backend: DecapBackend,
  assets: readonly Asset[],
): Promise<readonly Asset[]> {
  if (assets.length === 0) return [];
  const stored = new Set((await readMedia(backend)).map(({ path }) => path));
  const found = await Promise.all(
    assets.map(async (asset) => {
      const own = withoutSlash(asset.path);
      const [former] = stored.has(own) ? await storedMedia(backend, [own]) : [];
      const isSame = former && asset.toBase64 && (await asset.toBase64()) === (await former.toBase64?.());
      return former && !isSame ? [former] : [];
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
