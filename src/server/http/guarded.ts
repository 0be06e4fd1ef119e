import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { errorAnswer } from "./error-answer";
import { readerLanguage } from "./fields";
import type { Handler, ServerAnswer, ServerRequest } from "./request";

/**
 * Runs a handler and turns anything it throws into a 500 without internal details. This is for bugs:
 * handlers answer expected failures (a full disk, a provider that is down) themselves.
 */
export async function answerGuarded(
  handler: Handler,
  request: ServerRequest,
  runtime: Runtime,
): Promise<ServerAnswer> {
  try {
    return await handler(request, runtime);
  } catch (error) {
    runtime.log("error", "unexpected", { code: errorCode(error) });
    const { siteData } = runtime;
    return errorAnswer(500, request, { siteData, language: readerLanguage(request) });
  }
}
