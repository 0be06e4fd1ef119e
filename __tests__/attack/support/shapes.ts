import { connect } from "node:net";

/** A request as bytes, for what no client would send. */
export interface Shape {
  readonly name: string;
  /** From the first line to the empty one; the body follows. */
  readonly head: readonly string[];
  readonly body?: string;
}

const get = (name: string, at: string, ...headers: readonly string[]): Shape => ({
  name,
  head: [`GET ${at} HTTP/1.1`, "Host: 127.0.0.1", ...headers],
});

const post = (name: string, at: string, body: string, ...headers: readonly string[]): Shape => {
  // as from a page of the site, so that the body is looked at
  const origin = headers.some((header) => header.startsWith("Origin")) ? [] : ["Origin: http://127.0.0.1"];
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return { name, head: [`POST ${at} HTTP/1.1`, "Host: 127.0.0.1", length, ...origin, ...headers], body };
};

const ups = ["..", "%2e%2e", ".%2e", "%252e%252e", "..;", "%c0%ae%c0%ae", "..%00"];
const slashes = ["/", "%2f", "\\", "%5c", "//", "%252f"];
const starts = ["", "/page-data", "/static", "/id", "/api", "/admin"];
const secrets = [
  "package.json",
  "etc/passwd",
  ".data/inquiries",
  ".build/site-data.json",
  "scripts/serve.mjs",
];

/** Ways out of the public folder. */
export const traversals: readonly Shape[] = starts.flatMap((start) =>
  ups.flatMap((up) =>
    slashes.flatMap((slash) =>
      secrets.map((secret) => {
        const at = `${start}/${(up + slash).repeat(4)}${secret.replaceAll("/", slash)}`;
        return get(`traversal ${at}`, at);
      }),
    ),
  ),
);

const odd = [
  "%",
  "%E0%A4%A",
  "%00",
  "/\\evil.example/%2e%2e",
  "//evil.example/%2e%2e",
  "http://evil.example/news",
];

/** Addresses, ranges, conditions, methods and hosts that are malformed or mean something else. */
export const oddRequests: readonly Shape[] = [
  ...odd.map((at) => get(`address ${at}`, /^[/h]/.test(at) ? at : `/${at}`)),
  ...["bytes=99999999-", "bytes=-0", "bytes=5-2", `bytes=${"0-1,".repeat(500)}2-3`, "rows=1-2"].map((range) =>
    get(`range ${range.slice(0, 20)}`, "/favicon.svg", `Range: ${range}`),
  ),
  ...["If-Match", "If-None-Match", "If-Modified-Since", "If-Range", "If-Unmodified-Since"].flatMap((name) =>
    ['"x"', "*", "never", "\u00ff"].map((value) => get(`${name} ${value}`, "/", `${name}: ${value}`)),
  ),
  ...["evil.example", "evil.example:80@x", "", "a".repeat(5000), "127.0.0.1, evil.example"].map((host) => ({
    name: `host ${host.slice(0, 20)}`,
    head: ["GET /donate HTTP/1.1", `Host: ${host}`, "X-Forwarded-Host: evil.example"],
  })),
  ...["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND", "CONNECT", "EVIL", "get"].flatMap((method) =>
    ["/", "/api/inquiries", "*"].map((at) => ({
      name: `${method} ${at}`,
      head: [`${method} ${at} HTTP/1.1`, "Host: 127.0.0.1"],
    })),
  ),
  get("header of 20 KB", "/", `X-Long: ${"x".repeat(20_000)}`),
  get("address of 20 KB", `/${"x".repeat(20_000)}`),
  get("encoding that is none", "/", "Accept-Encoding: evil;q=999, *;q=-1"),
];

/** Requests in which two readers could see two different ends. */
export const smuggling: readonly Shape[] = [
  ["both lengths", "Content-Length: 4", "Transfer-Encoding: chunked"],
  ["two lengths", "Content-Length: 4", "Content-Length: 40"],
  ["a length with a sign", "Content-Length: +4"],
  ["a length in hexadecimal", "Content-Length: 0x4"],
  ["a coding that is none", "Transfer-Encoding: evil"],
  ["a coding twice", "Transfer-Encoding: chunked, chunked"],
  ["a blank before the colon", "Content-Length : 4"],
  ["a folded header", "X-Folded: a\r\n b"],
  ["a bare line feed", "X-Feed: a\nTransfer-Encoding: chunked"],
].map(([name = "", ...headers]) => ({
  name,
  head: ["POST /api/inquiries HTTP/1.1", "Host: 127.0.0.1", ...headers],
  body: "0\r\n\r\nGET /admin/ HTTP/1.1\r\nHost: x\r\n\r\n",
}));

const json = "Content-Type: application/json";
const form = "Content-Type: application/x-www-form-urlencoded";

/** Bodies that are no message, order or event. */
export const hostileBodies: readonly Shape[] = [
  "inquiries",
  "donations",
  "purchases",
  "webhooks/stripe",
  "webhooks/midtrans",
  "vitals",
  "gifts/ask",
  "outbox",
].flatMap((route) =>
  [
    ["nothing", "", json],
    ["half", '{"name":', json],
    ["an array", "[1,2]", json],
    ["null", "null", json],
    ["prototype keys", '{"__proto__":{"a":1},"constructor":{"prototype":{}}}', json],
    ["objects as texts", '{"name":{"$gt":""},"email":["a"],"amount":{"toString":1}}', json],
    ["lone surrogates", '{"name":"\\ud800","message":"\\u0000\\u202e"}', json],
    ["a number beyond numbers", '{"amount":1e999,"currency":"USD","elapsedMs":-1e308}', json],
    ["deep", "[".repeat(20_000), json],
    ["a form with brackets", "name[a][b]=1&name[]=2&__proto__[x]=1", form],
    ["a form of one letter, often", "a=1&".repeat(20_000), form],
    ["a type that is none", "x", "Content-Type: evil/\u00ff; charset=x"],
    ["an archive that is none", "x", json, "Content-Encoding: gzip"],
    ["a foreign page", "{}", json, "Origin: https://evil.example"],
  ].map(([name = "", body = "", ...headers]) => post(`${route}: ${name}`, `/api/${route}`, body, ...headers)),
);

/** What a server answered; the status is 0 if it closed the connection without a word. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request byte by byte as it is, and reads until the connection is closed, or was silent for a minute. */
export function sendShape(origin: string, { head, body = "" }: Shape): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const end = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString("latin1");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(60_000, end);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", end);
    socket.on("close", end);
    socket.write(Buffer.from([...head, "Connection: close", "", body].join("\r\n"), "latin1"));
  });
}

/** What no answer may show: code, paths of the server, the content of its files. */
export const insides =
  /\n\s+at |node_modules|\/(?:work|srv|home|root|tmp)\/|root:x:0|"dependencies"|\w(?:Error|Exception):/;
