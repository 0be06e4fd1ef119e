import type { Sources } from "../backend/read-content";

/** A state of an entry's files. */
export interface Version {
  /** Where the texts can be read again. */
  readonly id: string;
  /** In ISO 8601. */
  readonly time: string;
  readonly who: string;
  /** The first line of its commit's message. */
  readonly subject: string;
  /** Whether the files changed while no editor saved. */
  readonly isOutside?: boolean;
  /** The files that exist in it. */
  readonly texts: Sources;
}

/** A change of some files. */
export interface Edit extends Pick<Version, "time" | "who" | "isOutside"> {
  /** Their paths from the project's root. */
  readonly files: readonly string[];
}

/** What was published when, and by whom. */
export interface EditHistory {
  /** Whether it is kept on the editor's own computer. */
  readonly isLocal: boolean;
  /** The versions of some files, newest first; given one, those up to it. */
  versions(files: readonly string[], id?: string): Promise<readonly Version[]>;
  /** The last changes of the content, newest first. */
  recent(): Promise<readonly Edit[]>;
  /** The entries that do not exist any more, as they were before the deletion. */
  deleted(): Promise<readonly Version[]>;
  /** A file of a version, in Base64; undefined if it is not there. */
  file(id: string, path: string): Promise<string | undefined>;
}
