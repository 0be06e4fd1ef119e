import type { Runtime } from "../runtime";

/** A request as handlers see it, independent of the server or host. */
export interface ServerRequest {
  readonly method: string;
  /** Path below `/api/`, without a slash at its end; one with an empty part is no route's. */
  readonly path: string;
  /** Query parameters; the last value counts if a name is repeated. */
  readonly query: Readonly<Record<string, string>>;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** The unparsed body: webhook signatures are computed over its bytes. */
  readonly body: Uint8Array;
  /** IP address of the sender as seen by the server or its reverse proxy, or `unknown`. */
  readonly address: string;
}

/** A handler's response. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The file that is sent instead of `body`. */
  readonly file?: Uint8Array;
}

/** Answers one route. It uses neither HTTP objects nor global state, so tests call it with plain values. */
export type Handler = (request: ServerRequest, runtime: Runtime) => Promise<ServerAnswer>;
