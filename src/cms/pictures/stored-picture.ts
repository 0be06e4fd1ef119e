import { pictureFolder } from "../../content-model/field";
import type { DecapBackend } from "../backend/decap-backend";

/** Reads a picture of the media library by its name; undefined if there is none. */
export async function storedPicture(backend: DecapBackend, name: string): Promise<Blob | undefined> {
  const media = await backend.getMedia(pictureFolder);
  const found = media.find(({ path }) => path.replace(/^\//, "") === `${pictureFolder}/${name}`);
  if (!found) return undefined;
  const { url } = await backend.getMediaFile(found.path);
  return await (await fetch(url)).blob();
}
