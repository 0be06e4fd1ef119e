/** Milliseconds that requests under way are given to end. */
const drainTime = 5000;

/**
 * Ends a process's work on SIGINT and SIGTERM. npm passes a signal on to the shell between it and its
 * script, and some shells end without telling the script: so the end of that shell counts as a signal too.
 *
 * @param {() => void} stop
 */
export function whenTold(stop) {
  const parent = process.ppid;
  const stopOnce = () => {
    clearInterval(watch);
    stop();
  };
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) stopOnce();
  }, 500);
  watch.unref();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stopOnce);
}

/**
 * Takes no further requests, and lets those under way end.
 *
 * @param {import("node:http").Server} server
 */
export function closeGently(server) {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), drainTime).unref();
}
