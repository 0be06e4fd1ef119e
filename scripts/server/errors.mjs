import { STATUS_CODES } from "node:http";

/**
 * @typedef {{ readonly headers: Readonly<Record<string, string>>, readonly body: string }} ErrorAnswer
 * @typedef {(status: number, request: import("express").Request) => ErrorAnswer} AnswerError
 */

/**
 * The name of the status and no more.
 *
 * @param {number} status
 * @returns {ErrorAnswer}
 */
export function bareAnswer(status) {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return { headers, body: STATUS_CODES[status] ?? "Error" };
}

/** Said of the file that was asked for, and not of the answer that takes its place. */
const headersOfFiles = ["Accept-Ranges", "Content-Encoding", "ETag", "Last-Modified"];

/**
 * The last part of every server of ours. Express' own shows the stack to whoever asked unless NODE_ENV is
 * `production`; this one says nothing of the reason. Faults are logged, refusals are not.
 *
 * @param {AnswerError} answerError
 * @returns {import("express").ErrorRequestHandler}
 */
export function answerErrors(answerError) {
  return (error, request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) logFault(error);
    if (response.headersSent) {
      // half an answer can only be broken off, which Express does
      next(error);
      return;
    }
    for (const name of headersOfFiles) response.removeHeader(name);
    const { headers, body } = answerError(status, request);
    response.status(status).set(headers).end(body);
  };
}

/** @param {{ status?: unknown } | undefined} error */
function statusOf(error) {
  const status = Number(error?.status);
  return status >= 400 && status < 600 ? status : 500;
}

/** @param {Error & { code?: string }} error */
function logFault({ code, name, stack }) {
  const line = { time: new Date().toISOString(), level: "error", event: "request_failed" };
  console.error(JSON.stringify({ ...line, code: code ?? name, stack }));
}
