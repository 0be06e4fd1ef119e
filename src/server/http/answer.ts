import type { ServerAnswer } from "./request";

/** Answers are about one person's doing: no cache keeps them and no search engine shows them. */
const everyAnswer = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
};

/** An answer for scripts. */
export function jsonAnswer(
  status: number,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  return {
    status,
    headers: { ...everyAnswer, "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/** A page for people. */
export function htmlAnswer(
  status: number,
  page: string,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  return {
    status,
    headers: { ...everyAnswer, "content-type": "text/html; charset=utf-8", ...headers },
    body: page,
  };
}

/** Sends the browser on with GET, so that a reload does not send a form again. */
export function seeOther(location: string): ServerAnswer {
  return { status: 303, headers: { ...everyAnswer, location }, body: "" };
}

/** The answer to a method that a route does not know. */
export function methodNotAllowed(allowed: string): ServerAnswer {
  return jsonAnswer(405, { status: "error", code: "method_not_allowed" }, { allow: allowed });
}
