/** A request as our handlers see it, whatever server or host received it. */
export interface ServerRequest {
  readonly method: string;
  /** Query of the address; a name given twice has its last value. */
  readonly query: Readonly<Record<string, string>>;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** The body byte by byte as it arrived: signatures are computed over it. */
  readonly body: Uint8Array;
  /** Network address of the sender as the server or the proxy in front of it saw it. */
  readonly address: string;
}

/** What a handler answers. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
