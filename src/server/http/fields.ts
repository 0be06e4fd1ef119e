import { type Fields, isRecord } from "../../domain/record";
import { parseJson } from "../parse-json";
import { acceptedLanguage } from "./accepted-language";
import type { ServerRequest } from "./request";

/** Maximum size of a form, URL-encoded or JSON, and of a browser's report, in bytes. */
export const formLimit = 32 * 1024;

/** How a form was sent, which decides the answer: `script` gets JSON, `plain` a page or a redirect. */
export type Channel = "script" | "plain";

export type BodyProblem = "too_large" | "unsupported_type" | "malformed";

export type FieldsResult = {
  /** None of a body that cannot be read. */
  readonly fields: Fields;
  /** Whether the form is only to be shown, in the language that its fields have. */
  readonly isOnlyShown: boolean;
} & ({ readonly ok: true } | { readonly ok: false; readonly problem: BodyProblem });

/** Name of the buttons that ask for a form in another language, with all that is typed: nothing is done with it. */
export const shownInField = "shownIn";

const statuses: Readonly<Record<BodyProblem, number>> = {
  too_large: 413,
  unsupported_type: 415,
  malformed: 400,
};

export const bodyProblemStatus = (problem: BodyProblem): number => statuses[problem];

/** Requests with a JSON body come from a script; all others are treated as plain HTML forms. */
export function channelOf(request: Pick<ServerRequest, "header">): Channel {
  return mediaType(request) === "application/json" ? "script" : "plain";
}

/** Reads the fields of a JSON object or a URL-encoded form. Never throws. */
export function readFields(request: ServerRequest): FieldsResult {
  if (request.body.byteLength > formLimit) return unread("too_large");
  const type = mediaType(request);
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
    return unread("unsupported_type");
  }
  const text = decode(request.body);
  if (text === undefined) return unread("malformed");
  const fields =
    type === "application/json" ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
  if (!isRecord(fields)) return unread("malformed");
  const { [shownInField]: language, ...others } = fields;
  const isOnlyShown = type !== "application/json" && language !== undefined;
  return { ok: true, fields: isOnlyShown ? { ...others, language } : fields, isOnlyShown };
}

const unread = (problem: BodyProblem): FieldsResult => ({
  ok: false,
  problem,
  fields: {},
  isOnlyShown: false,
});

/** The language given by the form's `language` field or `?lang=`, not validated, or else by the browser. */
export function readerLanguage(request: ServerRequest): unknown {
  const result = readFields(request);
  return (result.ok ? result.fields.language : undefined) ?? request.query.lang ?? acceptedLanguage(request);
}

/** Whether a field is missing or empty. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** What was typed into a field; values of types that no form sends but JSON allows become an empty text. */
export function typed(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Whether to answer with a page: the request is not JSON and accepts `text/html`, as browsers do. */
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
