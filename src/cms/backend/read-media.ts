import { pictureFolder } from "../../content-model/field";
import type { DecapBackend } from "./decap-backend";
import { contentFolder, withoutSlash } from "./read-content";

/** Folders of pictures and of files for download, from the project's root. */
const mediaFolders = [pictureFolder, `${contentFolder}files`];

/** A picture or a file for download; its path is from the project's root. */
export interface MediaEntry {
  readonly path: string;
  readonly size?: number;
}

/** All pictures and files for download. */
export async function readMedia(backend: Pick<DecapBackend, "getMedia">): Promise<MediaEntry[]> {
  const found = await Promise.all(mediaFolders.map((folder) => backend.getMedia(folder)));
  return found.flat().map((file) => ({ ...file, path: withoutSlash(file.path) }));
}

/** Reads a picture or a file for download. */
export async function mediaFile(backend: Pick<DecapBackend, "getMediaFile">, path: string): Promise<Blob> {
  const { url } = await backend.getMediaFile(path);
  return await (await fetch(url)).blob();
}
