import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { isPage, keptForBack } from "./answer";
import { errorAnswer } from "./error-answer";
import { readerLanguage } from "./fields";
import type { Handler, ServerAnswer, ServerRequest } from "./request";

/**
 * Runs a handler and turns anything it throws into a 500 without internal details. This is for bugs:
 * handlers answer expected failures (a full disk, a provider that is down) themselves. A page that answers a form is
 * kept for Back.
 */
export async function answerGuarded(
  handler: Handler,
  request: ServerRequest,
  runtime: Runtime,
): Promise<ServerAnswer> {
  const answer = await handler(request, runtime).catch((error: unknown) => {
    runtime.log("error", "unexpected", { code: errorCode(error) });
    return errorAnswer(500, request, { ...runtime, language: readerLanguage(request) });
  });
  return request.method === "POST" && isPage(answer)
    ? { ...answer, headers: { ...answer.headers, ...keptForBack } }
    : answer;
}
