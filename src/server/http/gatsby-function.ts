import type { ServerResponse } from "node:http";
import { processRuntime } from "../create-runtime";
import { EnvironmentError } from "../environment/environment";
import { framingOf } from "../html/framing";
import { consoleLog, errorCode } from "../log";
import type { Runtime } from "../runtime";
import { errorAnswer } from "./error-answer";
import { answerGuarded } from "./guarded";
import { toServerRequest, type FunctionRequest } from "./incoming";
import type { Handler, ServerAnswer } from "./request";

/**
 * Turns a handler into a Gatsby Function, which takes Express's `(req, res)` on any host. It answers 503
 * if the runtime cannot be created or the request cannot be read, and nothing to a request that broke off.
 *
 * @param runtime by default {@link processRuntime}; tests supply their own
 */
export function gatsbyFunction(handler: Handler, runtime: () => Promise<Runtime> = processRuntime) {
  return async (request: FunctionRequest, response: ServerResponse): Promise<void> => {
    try {
      const current = await runtime();
      const asked = await toServerRequest(request, current.environment);
      const framing = await framingOf(asked, current, publicFolder(request));
      send(response, await answerGuarded(handler, asked, { ...current, framing }));
    } catch (error) {
      // whoever asked went away in the middle
      if (request.destroyed && !request.complete) return;
      if (error instanceof EnvironmentError) console.error(error.message);
      else consoleLog("error", "function_failed", { code: errorCode(error) });
      const unknown = { header: () => undefined };
      send(response, errorAnswer(503, unknown, { siteData: undefined, language: undefined }));
    }
  };
}

/** Our own server says where the pages of its release are. */
function publicFolder({ app }: FunctionRequest): string | undefined {
  const folder = app?.locals.publicFolder;
  return typeof folder === "string" ? folder : undefined;
}

function send(response: ServerResponse, { status, headers, body, file }: ServerAnswer): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(file ?? body);
}
