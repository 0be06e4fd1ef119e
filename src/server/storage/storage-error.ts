import { errorCode } from "../log";

/** Thrown when the store fails as a whole: it cannot be reached, is full, or may not be written or listed. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** What the driver said, for the log. */
  readonly code: string;

  constructor(cause: unknown) {
    super("The store does not do what it is asked.", { cause });
    this.code = errorCode(cause);
  }
}
