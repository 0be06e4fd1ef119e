import type { Runtime } from "../runtime";
import { seldom } from "../seldom";
import { StorageError } from "../storage/storage-error";
import { errorAnswer } from "./error-answer";
import { readerLanguage } from "./fields";
import type { ServerAnswer, ServerRequest } from "./request";

/**
 * Answers 503 where the store fails, so that whoever asked, as a provider with a webhook, comes again.
 *
 * @throws any other error as it is
 */
export function answerStoreAway(error: unknown, request: ServerRequest, runtime: Runtime): ServerAnswer {
  if (!(error instanceof StorageError)) throw error;
  logStoreAway(error, runtime);
  return errorAnswer(503, request, {
    ...runtime,
    language: readerLanguage(request),
    code: "storage_unavailable",
  });
}

/** Logs that the store fails, once in a while: while it does, every request finds it out. */
export function logStoreAway({ code }: StorageError, runtime: Pick<Runtime, "log" | "now">): void {
  seldom(runtime)("error", "storage_failed", { code });
}
