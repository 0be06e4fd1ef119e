import { pageHeaders } from "../html/page";
import type { Runtime } from "../runtime";

/** Headers that keep goods out of shared caches, and their address, which opens them, with the payer. */
export const privateHeaders = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

/** Headers of the pages of bought goods. */
export function goodsHeaders(runtime: Pick<Runtime, "providers">): Readonly<Record<string, string>> {
  return { ...pageHeaders(runtime), ...privateHeaders };
}
