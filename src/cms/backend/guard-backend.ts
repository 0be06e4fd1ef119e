import type { DecapCms } from "../decap-cms";
import type { DataFile, DecapBackend } from "./decap-backend";

/** Checks that run before a backend writes or deletes; one that throws prevents it. */
export interface Guards {
  /** Resolves with the files to write, which may be fewer than the entry's. */
  readonly beforeWrite: (files: readonly DataFile[], backend: DecapBackend) => Promise<readonly DataFile[]>;
  /** `paths` are from the project's root. */
  readonly beforeDelete: (paths: readonly string[], backend: DecapBackend) => Promise<void>;
}

/**
 * Runs the guards before Decap's backend saves or deletes. Decap's events do not suffice: they lack the file
 * names of new entries and do not report pictures.
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
