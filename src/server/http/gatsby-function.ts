import type { IncomingMessage, ServerResponse } from "node:http";
import { EnvironmentError } from "../environment/environment";
import { consoleLog, errorCode } from "../log";
import { processRuntime, type Runtime } from "../runtime";
import { errorAnswer } from "./error-answer";
import { answerGuarded } from "./guarded";
import { toServerRequest } from "./incoming";
import type { ServerAnswer, ServerRequest } from "./request";

/** Answers one route: no HTTP, no global state, so that tests call it with plain values. */
export type Handler = (request: ServerRequest, runtime: Runtime) => Promise<ServerAnswer>;

/** What Gatsby, Express and hosts add to Node's own request. */
export interface FunctionRequest extends IncomingMessage {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly ip?: string;
}

/**
 * Makes a Gatsby Function of a handler: `(req, res)` as Express knows them, on any host.
 *
 * @param runtime the process's own unless a test supplies another
 */
export function gatsbyFunction(handler: Handler, runtime: () => Promise<Runtime> = processRuntime) {
  return async (request: FunctionRequest, response: ServerResponse): Promise<void> => {
    try {
      const current = await runtime();
      const asked = await toServerRequest(request, current.environment);
      send(response, await answerGuarded(handler, asked, current));
    } catch (error) {
      if (error instanceof EnvironmentError) console.error(error.message);
      else consoleLog("error", "function_failed", { code: errorCode(error) });
      const unknown = { header: () => undefined };
      send(response, errorAnswer(503, unknown, { siteData: undefined, language: undefined }));
    }
  };
}

function send(response: ServerResponse, { status, headers, body }: ServerAnswer): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}
