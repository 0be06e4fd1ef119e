import type { DecapCms } from "../decap-cms";
import type { DataFile, DecapBackend } from "./decap-backend";

/** What is asked before a backend writes; an error of theirs refuses it. */
export interface Guards {
  /** Resolves with those of an entry's files that are to be written. */
  readonly beforeWrite: (files: readonly DataFile[], backend: DecapBackend) => Promise<readonly DataFile[]>;
  /** `paths` are from the project's root. */
  readonly beforeDelete: (paths: readonly string[], backend: DecapBackend) => Promise<void>;
}

/**
 * Asks the guards before Decap's backend saves or deletes. All of it goes through the backend: new entries
 * have their file names there, and of pictures Decap's events tell nothing.
 */
export function guardBackend(CMS: DecapCms, name: string, { beforeWrite, beforeDelete }: Guards): void {
  const maker = CMS.getBackend(name);
  const init = maker.init.bind(maker);
  maker.init = (...args) => {
    const backend = init(...args);
    const persistEntry = backend.persistEntry.bind(backend);
    const deleteFiles = backend.deleteFiles.bind(backend);
    backend.persistEntry = async (entry, options) => {
      const dataFiles = await beforeWrite(entry.dataFiles, backend);
      return persistEntry({ ...entry, dataFiles }, options);
    };
    backend.deleteFiles = async (paths, commitMessage) => {
      await beforeDelete(paths, backend);
      return deleteFiles(paths, commitMessage);
    };
    return backend;
  };
}
