import { errorCode } from "../log";

/** Thrown when the store fails as a whole: it cannot be reached, is full, or may not be written or listed. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** What the driver said, for the log. */
  readonly code: string;

  constructor(cause: unknown) {
    super("The store does not do what it is asked.", { cause });
    this.code = wordOfRedis(cause) ?? errorCode(cause);
  }
}

/** The word with which a refusal of Redis begins, such as `OOM`: what follows may name what was to be written. */
function wordOfRedis(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || cause.name !== "ReplyError") return undefined;
  return /^[A-Z]+(?= )/.exec(cause.message)?.[0];
}
