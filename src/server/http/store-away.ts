import type { Runtime } from "../runtime";
import { seldom } from "../seldom";
import { setAside } from "../storage/quarantine";
import { StorageError } from "../storage/storage-error";
import { UnreadableRecordError } from "../storage/store";
import { errorAnswer } from "./error-answer";
import { readerLanguage } from "./fields";
import type { ServerAnswer, ServerRequest } from "./request";

/**
 * Answers 503 where the store fails or a record cannot be read, so that whoever asked, as a provider with a webhook,
 * comes again.
 *
 * @throws any other error as it is
 */
export async function answerStoreAway(
  error: unknown,
  request: ServerRequest,
  runtime: Runtime,
): Promise<ServerAnswer> {
  if (!(await noteStoreAway(error, runtime))) throw error;
  return errorAnswer(503, request, {
    ...runtime,
    language: readerLanguage(request),
    code: "storage_unavailable",
  });
}

/**
 * Notes that the store fails, or sets a record aside that cannot be read. Logged once in a while, as every request may
 * find it out. Returns false for any other error.
 */
export async function noteStoreAway(error: unknown, runtime: Runtime): Promise<boolean> {
  const log = seldom(runtime);
  if (error instanceof StorageError) log("error", "storage_failed", { code: error.code });
  else if (error instanceof UnreadableRecordError) await setAside({ ...runtime, log }, error);
  else return false;
  return true;
}
