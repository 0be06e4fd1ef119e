import { EnvironmentError, readEnvironment } from "../environment/environment";
import { SiteDataError } from "../site-data";
import { StorageError } from "../storage/storage-error";
import { UnreadableRecordError } from "../storage/store";
import { isOfArguments } from "./read-command";
import { storeName } from "./store-name";

const belongsToAnother =
  "it belongs to another user; run this as the user who runs the site, for what others write, the site may be unable to read";

/** What is wrong, by the code of what the disk or Redis said. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: belongsToAnother,
  EPERM: belongsToAnother,
  EROFS: "nothing can be written there",
  ENOTDIR: "it is no folder",
  ENOSPC: "no space is left there; make some, and run this again: what was done stays done",
  EDQUOT: "no space is left there; make some, and run this again: what was done stays done",
  MaxRetriesPerRequestError: "nothing answers there",
  NOAUTH: "it wants a password",
  WRONGPASS: "it has another password",
  OOM: "its memory is full; make some room, and run this again: what was done stays done",
};

/**
 * What an operator is told of an error; undefined for a fault of the code. Neither settings nor what people wrote are in it:
 * a schedule may send it by e-mail.
 */
export function sayError(error: unknown): string | undefined {
  if (error instanceof StorageError) {
    const reason = reasons[error.code];
    return `${storeName(readEnvironment())} cannot be used (${error.code})${reason ? `: ${reason}` : ""}.`;
  }
  if (error instanceof UnreadableRecordError)
    return `${error.message} See “A damaged record” in docs/operations.md.`;
  return error instanceof EnvironmentError || error instanceof SiteDataError || isOfArguments(error)
    ? error.message
    : undefined;
}

/** What an operator is told who would write, as root, among the records of another user; undefined of all others. */
export function sayForeign(owner: number | undefined): string | undefined {
  if (owner === undefined) return undefined;
  return `${storeName(readEnvironment())} has records of the user ${owner}: ${belongsToAnother}.`;
}
