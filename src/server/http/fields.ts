import type { ServerRequest } from "./request";

/** Forms and their JSON twins may have this many bytes. */
export const bodyLimit = 32 * 1024;

/** How a form was sent, which decides how it is answered: JSON by a script, a page by a browser alone. */
export type Channel = "script" | "plain";

export type BodyProblem = "too_large" | "unsupported_type" | "malformed";

export type FieldsResult =
  | { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: BodyProblem };

const statuses: Readonly<Record<BodyProblem, number>> = {
  too_large: 413,
  unsupported_type: 415,
  malformed: 400,
};

export const bodyProblemStatus = (problem: BodyProblem): number => statuses[problem];

/** A sender of JSON reads JSON; everyone else is a person with a browser. */
export function channelOf(request: Pick<ServerRequest, "header">): Channel {
  return mediaType(request) === "application/json" ? "script" : "plain";
}

/** The fields of a JSON object or of a plain form post. Never throws. */
export function readFields(request: ServerRequest): FieldsResult {
  if (request.body.byteLength > bodyLimit) return { ok: false, problem: "too_large" };
  const type = mediaType(request);
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
    return { ok: false, problem: "unsupported_type" };
  }
  const text = decode(request.body);
  if (text === undefined) return { ok: false, problem: "malformed" };
  const fields =
    type === "application/json" ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
  return isObject(fields) ? { ok: true, fields } : { ok: false, problem: "malformed" };
}

/** The language that a form or an address says its reader reads; not checked. */
export function readerLanguage(request: ServerRequest): unknown {
  const result = readFields(request);
  return (result.ok ? result.fields.language : undefined) ?? request.query.lang;
}

/** Whether a page is wanted: plain forms and pages are opened by a browser, which says so. */
export function isForPeople(request: Pick<ServerRequest, "header">): boolean {
  return channelOf(request) === "plain" && (request.header("accept") ?? "").includes("text/html");
}

function mediaType(request: Pick<ServerRequest, "header">): string {
  return (request.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function decode(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** The value of a JSON text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
