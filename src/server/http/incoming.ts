import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { apiFolder } from "../../domain/api-path";
import { type Fields, isRecord } from "../../domain/record";
import type { Environment } from "../environment/environment";
import type { ServerRequest } from "./request";

/** Node's request with what Gatsby, Express and hosts may add. */
export interface FunctionRequest extends IncomingMessage {
  readonly body?: unknown;
  readonly query?: unknown;
  /** The whole address; Express shortens `url` to the part below a mounted router. */
  readonly originalUrl?: string;
  readonly ip?: string;
  readonly app?: { readonly locals: Fields };
}

/** In bytes, more than any route accepts: longer bodies are cut off here and refused by the route. */
export const readAtMost = 1024 * 1024;

/** Converts a request of Node, Express or a host to plain values. */
export async function toServerRequest(
  request: FunctionRequest,
  { CLIENT_ADDRESS_HEADER }: Pick<Environment, "CLIENT_ADDRESS_HEADER">,
): Promise<ServerRequest> {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  return {
    method: request.method ?? "GET",
    path: pathBelowApi(request.originalUrl ?? request.url ?? ""),
    query: readQuery(request),
    header,
    body: await readBody(request),
    address: forwardedAddress(header, CLIENT_ADDRESS_HEADER) ?? request.ip ?? peerAddress(request),
  };
}

function pathBelowApi(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  const [, ...below] = path.split(apiFolder);
  return below.join(apiFolder).replace(/\/$/, "");
}

/**
 * The address in the last entry of the header, without a port. A proxy appends what it saw; earlier entries may be forged.
 * Undefined if it is no IP address: such senders count as one, the proxy.
 */
function forwardedAddress(header: ServerRequest["header"], name: string | undefined): string | undefined {
  const last = (name && header(name.toLowerCase())?.split(",").at(-1)?.trim()) ?? "";
  const address = last.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, "$1$2");
  return isIP(address) === 0 ? undefined : address;
}

/** Requests that a host builds from an event have no socket. */
function peerAddress(request: FunctionRequest): string {
  const { socket } = request as { readonly socket?: FunctionRequest["socket"] };
  return socket?.remoteAddress ?? "unknown";
}

function readQuery(request: FunctionRequest): Readonly<Record<string, string>> {
  const [, search = ""] = (request.url ?? "").split("?");
  const parsed = isRecord(request.query) ? Object.entries(request.query) : [];
  const texts = parsed.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { ...Object.fromEntries(new URLSearchParams(search)), ...Object.fromEntries(texts) };
}

/** Gatsby supplies the raw body, as our functions configure. Without a body parser we read the stream. */
async function readBody(request: FunctionRequest): Promise<Uint8Array> {
  if (request.body instanceof Uint8Array) return request.body;
  if (typeof request.body === "string") return Buffer.from(request.body);
  if (request.readableEnded || request.method === "GET" || request.method === "HEAD") return new Uint8Array();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk as Buffer).subarray(0, readAtMost - length);
    length += bytes.byteLength;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
