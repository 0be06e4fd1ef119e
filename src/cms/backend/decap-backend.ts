/** A file as Decap's backends return it. */
export interface LoadedFile {
  /** Path from the project's root. */
  readonly file: { readonly path: string };
  readonly data: string;
}

/** A file of an entry that is being saved. */
export interface DataFile {
  /** Path from the project's root. */
  readonly path: string;
  readonly raw: string;
  /** A Git host names the branch of a draft after it. */
  readonly slug?: string;
}

/** A picture or another file for download that is being saved. */
export interface Asset {
  /** Path from the project's root, of Decap's own with a slash before it. */
  readonly path: string;
  readonly toBase64?: () => Promise<string>;
  /** A Git host's backend asks it for its name and size. */
  readonly fileObj?: File;
}

/** What is saved at once: an entry in all languages, and the files that were uploaded in its form. */
export interface SavedEntry {
  readonly dataFiles: readonly DataFile[];
  readonly assets?: readonly Asset[];
}

/** How it is saved. */
export interface PersistOptions {
  readonly commitMessage?: string;
  /** Whether it becomes a draft. */
  readonly useWorkflow?: boolean;
  readonly status?: string;
  readonly collectionName?: string;
  /** Whether the entry was never saved. */
  readonly newEntry?: boolean;
  /** Whether the entry has a draft, which is changed. */
  readonly unpublished?: boolean;
}

/** A change of an entry at a Git host that is not published yet. */
export interface Draft {
  readonly collection: string;
  readonly slug: string;
  readonly status: "draft" | "pending_review" | "pending_publish";
  readonly diffs: readonly { readonly path: string; readonly id: string }[];
}

/** Reads the files of a folder of the project that have an extension, `depth` folders deep. */
export type ReadFolder = (folder: string, extension: string, depth: number) => Promise<readonly LoadedFile[]>;

/** The methods of Decap's backends that are used here, of the local proxy and of the Git hosts. */
export interface DecapBackend {
  /** Saves an entry: its files in all languages. */
  persistEntry(entry: SavedEntry, options: PersistOptions): Promise<unknown>;
  /** Saves a file that was uploaded to the media library outside a form. */
  persistMedia(asset: Asset, options: PersistOptions): Promise<unknown>;
  /** Lists the files of a folder; paths are from the project's root, sizes in bytes. */
  getMedia(folder: string): Promise<readonly { readonly path: string; readonly size?: number }[]>;
  /** Reads a picture; `url` is an address that this page can show. */
  getMediaFile(path: string): Promise<{ readonly url: string }>;
  /** Deletes entries, pictures and files, by their paths from the project's root. */
  deleteFiles(paths: readonly string[], commitMessage: string): Promise<unknown>;
  /**
   * Moves an entry to another address: writes texts, by path from the project's root, and deletes files without asking.
   * Only guarded backends have this method.
   */
  moveFiles?(
    texts: Readonly<Record<string, string>>,
    paths: readonly string[],
    commitMessage: string,
  ): Promise<unknown>;
  /**
   * Takes back what made an entry and changed other texts: writes texts, by path from the project's root, and deletes files
   * without asking. Only guarded backends have this method.
   */
  takeBack?(
    texts: Readonly<Record<string, string>>,
    paths: readonly string[],
    commitMessage: string,
  ): Promise<unknown>;
  /**
   * Replaces a picture, given by its path in `content/`: writes the texts that show the other one, by path from the
   * project's root, and that one itself if it is new. Only guarded backends have this method.
   */
  replacePicture?(
    picture: string,
    texts: Readonly<Record<string, string>>,
    assets: readonly Asset[],
    commitMessage: string,
  ): Promise<unknown>;
  /** Makes a draft live; only Git hosts have drafts, the local proxy refuses. */
  publishUnpublishedEntry?(collection: string, slug: string): Promise<unknown>;
  /** The ids of all drafts; the local proxy refuses. */
  unpublishedEntries?(): Promise<readonly string[]>;
  /** A draft: where it stands, and the files that it changes. */
  unpublishedEntry?(
    draft: { readonly id: string } | { readonly collection: string; readonly slug: string },
  ): Promise<Draft>;
  /** The text of a file in a draft. */
  unpublishedEntryDataFile?(collection: string, slug: string, path: string, id: string): Promise<string>;
  /** Reads a published file; its text is empty or null if it does not exist. */
  getEntry(path: string): Promise<{ readonly data: string | null }>;
  /** Reads a folder: a Git host returns its first page, the local proxy all of it. */
  readonly entriesByFolder: ReadFolder;
  /** Reads a whole folder; only Git hosts have this method. */
  readonly allEntriesByFolder?: ReadFolder;
  entriesByFiles(files: readonly { readonly path: string }[]): Promise<readonly LoadedFile[]>;
}

/** Makes a backend; Decap calls it once, when the editors' area opens. */
export interface BackendMaker {
  init: (...args: readonly unknown[]) => DecapBackend;
}
