/** Milliseconds that pending requests get to finish. */
const drainTime = 5000;

/**
 * Calls `stop` on SIGINT and SIGTERM. npm forwards a signal to the shell between it and its script, and some
 * shells exit without forwarding it to the script: so the exit of that shell counts as a signal too.
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
 * Accepts no new connections and gives pending requests time to finish.
 *
 * @param {import("node:http").Server} server
 */
export function closeGently(server) {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), drainTime).unref();
}

/**
 * Ends the process when pending requests and the regular job have had time to finish. Without it, an open
 * connection of the store would keep the process running.
 */
export function exitInTime() {
  setTimeout(() => process.exit(), 2 * drainTime).unref();
}
