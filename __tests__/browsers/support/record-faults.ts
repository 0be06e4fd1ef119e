/** Runs in the page before anything else: reports errors and warnings to an address. */
export function recordFaults(address: string): void {
  const report = (text: string) => navigator.sendBeacon(address, text);
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) report(`uncaught: ${event.message}`);
    // a page that is left gives up its links; if the server refuses one, the proxy sees it
    else if (target instanceof HTMLElement && !(target instanceof HTMLLinkElement)) {
      report(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    }
  };
  // elements that cannot be loaded tell nobody but listeners that capture
  addEventListener("error", onError, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => report(`rejected: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    console[level] = (...words: unknown[]) => report(`console: ${level}: ${words.map(String).join(" ")}`);
  }
}
