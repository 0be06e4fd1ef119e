import { isOwnMachine } from "../../domain/public-address";

/**
 * Whether a request without an answer means that there is no connection. On the machine that serves the site itself, it
 * means that its server has stopped.
 */
export function isDisconnected(): boolean {
  return !navigator.onLine || !isOwnMachine(location.hostname);
}
