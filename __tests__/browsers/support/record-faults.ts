/**
 * Runs in the page before anything else: reports errors and warnings to an address. What a page cannot load is
 * left to the proxy, since a page that is left gives up what it loads.
 */
export function recordFaults(address: string): void {
  const report = (text: string) => navigator.sendBeacon(address, text);
  addEventListener("error", ({ message }) => report(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => report(`rejected: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    console[level] = (...words: unknown[]) => report(`console: ${level}: ${words.map(String).join(" ")}`);
  }
}
