import type { DecapBackend, LoadedFile } from "../../src/cms/backend/decap-backend";

/** A backend with some files in its folders, to which nothing is written. */
export function stillBackend(filesIn: (folder: string) => LoadedFile[]): DecapBackend {
  return {
    persistEntry: () => Promise.resolve(),
    persistMedia: () => Promise.resolve(),
    getMedia: () => Promise.resolve([]),
    getMediaFile: (url) => Promise.resolve({ url }),
    getEntry: () => Promise.resolve({ data: null }),
    deleteFiles: () => Promise.resolve(),
    entriesByFolder: (folder) => Promise.resolve(filesIn(folder)),
    entriesByFiles: () => Promise.resolve([]),
  };
}
