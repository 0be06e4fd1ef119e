import { fileName } from "../../content-model/problem-text";
import type { Asset, DecapBackend } from "./decap-backend";
import { withoutSlash } from "./read-content";
import { isText } from "./read-files";
import { mediaFile, readMedia } from "./read-media";

/** Reads the pictures and files for download among some files, to be stored again; none if one cannot be read. */
export async function storedMedia(
  backend: DecapBackend,
  paths: readonly string[],
): Promise<readonly Asset[]> {
  const media = paths.filter((path) => !isText(path));
  return await Promise.all(media.map(async (path) => asAsset(path, await mediaFile(backend, path)))).catch(
    () => [],
  );
}

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

/** A file as Decap's backends store it. */
export function asAsset(path: string, content: Blob): Asset {
  const fileObj = new File([content], fileName(path), { type: content.type });
  const toBase64 = async () => (await dataUrl(content)).split(",")[1] ?? "";
  return { path, toBase64, fileObj };
}

/** A file as an address that holds it. */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new DOMException("unreadable")));
    reader.readAsDataURL(file);
  });
}
