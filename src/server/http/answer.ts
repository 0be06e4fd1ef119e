import type { RefusalCode } from "../../domain/contract/refusal-codes";
import type { ServerAnswer } from "./request";

/** Headers of every answer. Answers concern one visitor: caches and search engines must not keep them. */
const everyAnswer = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
};

/** Lets the browser, and no shared cache, keep a page for Back: it answers a POST and cannot be fetched again. */
export const keptForBack = { "cache-control": "private, no-cache" };

/** Other sites do not get it. */
const notForOthers = { "cross-origin-resource-policy": "same-origin" };

/** Headers of data: opened by itself it loads and runs nothing, and other sites do not get it. */
export const dataHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  ...notForOthers,
};

/** A JSON answer, for scripts. */
export function jsonAnswer(
  status: number,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  return {
    status,
    headers: {
      ...{ ...everyAnswer, ...dataHeaders, "content-type": "application/json; charset=utf-8" },
      ...headers,
    },
    body: JSON.stringify(value),
  };
}

/** An HTML answer, for browsers. */
export function htmlAnswer(
  status: number,
  page: string,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  return {
    status,
    headers: { ...everyAnswer, ...notForOthers, "content-type": "text/html; charset=utf-8", ...headers },
    body: page,
  };
}

export function isPage({ headers }: ServerAnswer): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? false;
}

/** A file that browsers save. */
export function fileAnswer(
  file: Uint8Array,
  { name, type }: { readonly name: string; readonly type: string },
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  return {
    status: 200,
    headers: {
      ...{ ...everyAnswer, ...dataHeaders, "content-type": type },
      "content-length": String(file.byteLength),
      "content-disposition": `attachment; filename="${name}"`,
      ...headers,
    },
    body: "",
    file,
  };
}

/** Redirects with 303, so that a reload does not submit the form again. */
export function seeOther(location: string): ServerAnswer {
  return { status: 303, headers: { ...everyAnswer, location }, body: "" };
}

/** An answer to a request that was carried out and of which there is nothing to tell. */
export function noContent(): ServerAnswer {
  return { status: 204, headers: everyAnswer, body: "" };
}

/** A refusal, for scripts. */
export function refusalAnswer(
  status: number,
  code: RefusalCode,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  return jsonAnswer(status, { status: "error", code }, headers);
}

/** The header that says when to try again. */
export const retryAfter = (seconds: number) => ({ "retry-after": String(seconds) });
