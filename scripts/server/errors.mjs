import { STATUS_CODES } from "node:http";

/**
 * @typedef {{ readonly headers: Readonly<Record<string, string>>, readonly body: string }} ErrorAnswer
 * @typedef {(status: number, request: import("express").Request) => ErrorAnswer | Promise<ErrorAnswer>} AnswerError
 */

/**
 * A plain-text response with the name of the status only.
 *
 * @param {number} status
 * @returns {ErrorAnswer}
 */
export function bareAnswer(status) {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return { headers, body: STATUS_CODES[status] ?? "Error" };
}

/** Headers that describe the requested file, not the error response that replaces it. */
const headersOfFiles = [
  "Accept-Ranges",
  "Content-Encoding",
  "Content-Length",
  "Content-Range",
  "ETag",
  "Last-Modified",
];

/**
 * The error handler of all our servers. Express's own sends the stack trace unless NODE_ENV is `production`;
 * this one never reveals the reason. Status codes from 500 on are logged, lower ones are not.
 *
 * @param {AnswerError} answerError
 * @returns {import("express").ErrorRequestHandler}
 */
export function answerErrors(answerError) {
  return (error, request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) logFault("request_failed", error);
    if (response.headersSent) {
      // a response that has begun can only be cut off, which Express's own handler does
      next(error);
      return;
    }
    for (const name of headersOfFiles) response.removeHeader(name);
    sendError(status, request, response, answerError).catch(next);
  };
}

/**
 * @param {number} status
 * @param {import("express").Request} request
 * @param {import("express").Response} response
 * @param {AnswerError} answerError
 */
export async function sendError(status, request, response, answerError) {
  const { headers, body } = await answerError(status, request);
  response.status(status).set(headers).end(body);
}

/** @param {{ status?: unknown } | undefined} error */
function statusOf(error) {
  const status = Number(error?.status);
  return status >= 400 && status < 600 ? status : 500;
}

/**
 * Logs a fault of ours, with its place in the code.
 *
 * @param {string} event
 * @param {Error & { code?: string }} error
 */
export function logFault(event, { code, name, stack }) {
  const line = { time: new Date().toISOString(), level: "error", event };
  console.error(JSON.stringify({ ...line, code: code ?? name, stack }));
}
