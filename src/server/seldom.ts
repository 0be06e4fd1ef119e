import { minute } from "../domain/durations";
import { type Log, withoutRepeats } from "./log";
import { processState } from "./process-state";
import type { StorageRuntime } from "./storage/quarantine";

export interface SeldomOptions {
  /** For how long a line is not written again, in milliseconds. */
  readonly every?: number;
  /** The most lines that may be written in that time. */
  readonly most?: number;
}

/**
 * A log for what anybody can cause as often as they like: it writes identical lines only once in a while, in this
 * process. Made anew for each request.
 */
export function seldom(
  { log, now }: Pick<StorageRuntime, "log" | "now">,
  { every = minute, most = 100 }: SeldomOptions = {},
): Log {
  const written = processState(`lines in ${every}`, () => ({ span: 0, lines: new Set<string>() }));
  const span = Math.floor(now().getTime() / every);
  if (written.span !== span) Object.assign(written, { span, lines: new Set() });
  return withoutRepeats(log, written.lines, most);
}
