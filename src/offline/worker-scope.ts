/** The parts used here of a service worker's global scope, which TypeScript's library for pages lacks. */
export interface WorkerScope {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: "fetch",
    listener: (event: LastingEvent & { readonly request: Request }) => void,
  ): void;
}

/** An event that keeps the worker running until a promise is settled. */
export interface LastingEvent {
  readonly waitUntil: (promise: Promise<unknown>) => void;
}
