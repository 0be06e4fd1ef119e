import type { DecapCms } from "../decap-cms";
import type { DataFile, DecapBackend } from "./decap-backend";
import { writeFiles } from "./write-files";

/** Checks that run before a backend writes or deletes; one that throws prevents it. */
export interface Guards {
  /** Resolves with the files to write, which may be fewer than the entry's, or more if it is no draft. */
  readonly beforeWrite: (
    files: readonly DataFile[],
    backend: DecapBackend,
    isDraft: boolean,
  ) => Promise<readonly DataFile[]>;
  /** Paths are from the project's root. Resolves with the texts of other files, to be written before. */
  readonly beforeDelete: (
    paths: readonly string[],
    backend: DecapBackend,
  ) => Promise<Readonly<Record<string, string>>>;
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
      const dataFiles = await beforeWrite(entry.dataFiles, backend, options.useWorkflow === true);
      return persistEntry({ ...entry, dataFiles }, options);
    };
    backend.deleteFiles = async (paths, commitMessage) => {
      await writeFiles({ persistEntry }, await beforeDelete(paths, backend), commitMessage);
      return deleteFiles(paths, commitMessage);
    };
    return backend;
  };
}
