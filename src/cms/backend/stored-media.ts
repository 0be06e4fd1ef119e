import { fileName } from "../../content-model/problem-text";
import type { Asset, DecapBackend } from "./decap-backend";
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

/** Reads pictures and files for download by their paths; of one that is not stored, no server is asked. */
export async function storedFiles(
  backend: DecapBackend,
): Promise<(path: string) => Promise<Asset | undefined>> {
  const stored = new Set((await readMedia(backend)).map(({ path }) => path));
  return async (path) => (stored.has(path) ? (await storedMedia(backend, [path]))[0] : undefined);
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
