/** A file as Decap's backends read it. */
export interface LoadedFile {
  /** Path from the project's root. */
  readonly file: { readonly path: string };
  readonly data: string;
}

/** A file of an entry as it is saved. */
export interface DataFile {
  /** From the project's root. */
  readonly path: string;
  readonly raw: string;
}

type ReadFolder = (folder: string, extension: string, depth: number) => Promise<readonly LoadedFile[]>;

/** What is used here of Decap's backends: of the local proxy and of the Git hosts alike. */
export interface DecapBackend {
  /** Saves an entry: its files in every language. */
  persistEntry(entry: { readonly dataFiles: readonly DataFile[] }, options: unknown): Promise<unknown>;
  /** Deletes entries, pictures and files, by their paths from the project's root. */
  deleteFiles(paths: readonly string[], commitMessage: string): Promise<unknown>;
  /** A Git host's first page of a folder, the local proxy's whole folder. */
  readonly entriesByFolder: ReadFolder;
  /** A Git host's whole folder. */
  readonly allEntriesByFolder?: ReadFolder;
  entriesByFiles(files: readonly { readonly path: string }[]): Promise<readonly LoadedFile[]>;
}

/** Makes a backend; Decap calls it once, when the editors' area opens. */
export interface BackendMaker {
  init: (...args: readonly unknown[]) => DecapBackend;
}
