import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { errorAnswer } from "./error-answer";
import { readerLanguage } from "./fields";
import type { Handler } from "./gatsby-function";
import type { ServerAnswer, ServerRequest } from "./request";

/**
 * Runs a handler; whatever it throws becomes an answer that says nothing about our insides. That is for
 * faults: a full disk or a provider that is down are expected, and handlers answer them themselves.
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
