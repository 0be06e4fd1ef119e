import type { Fields } from "../../../src/domain/record";
import type { ServerAnswer, ServerRequest } from "../../../src/server/http/request";

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly address?: string;
}

export const visitorAddress = "203.0.113.7";

/** A request as the site's scripts send it. */
export function jsonPost(fields: unknown, options: PostOptions = {}): ServerRequest {
  return post("application/json", JSON.stringify(fields), options);
}

/** A form submission of a browser without JavaScript. */
export function formPost(fields: Fields, options: PostOptions = {}): ServerRequest {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return post("application/x-www-form-urlencoded", new URLSearchParams(texts).toString(), options);
}

export function post(
  type: string,
  body: string | Uint8Array,
  { headers = {}, address }: PostOptions = {},
): ServerRequest {
  const all: Readonly<Record<string, string | undefined>> = {
    host: "tajuk.example",
    origin: "https://tajuk.example",
    "content-type": type,
    ...headers,
  };
  return {
    method: "POST",
    path: "",
    query: {},
    header: (name) => all[name],
    body: typeof body === "string" ? Buffer.from(body) : body,
    address: address ?? visitorAddress,
  };
}

export function get(
  query: Readonly<Record<string, string>>,
  { headers = {}, address = visitorAddress }: PostOptions = {},
): ServerRequest {
  return { method: "GET", path: "", query, header: (name) => headers[name], body: new Uint8Array(), address };
}

/** The parsed JSON body of a response. */
export function jsonOf(answer: ServerAnswer): Fields {
  return JSON.parse(answer.body) as Fields;
}

/** The fields of the inquiry form that a visitor fills in. */
export const typedInquiry = {
  name: "Sari Wulandari",
  email: "sari@example.org",
  company: "Koperasi Rimba",
  subject: "Peat checklist",
  message: "How deep is your peat?\nWe have two metres.",
  language: "en",
} as const;

/** A valid inquiry, as the site's scripts send it. */
export const goodInquiry = {
  ...typedInquiry,
  elapsedMs: 8000,
  idempotencyKey: "3f0c9a52-1111-4222-8333-444455556666",
} as const;

/** A matcher for a text inside a larger expectation. */
export function like(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}
