/** What may be logged besides the event: codes, counts and our own references; never what people wrote. */
export interface LogFields {
  readonly reference?: string;
  readonly code?: string;
  readonly count?: number;
  readonly status?: number;
  readonly provider?: string;
  readonly file?: string;
  /** Where something was to be loaded from: an origin, or a browser's word for it. */
  readonly source?: string;
  /** Step of the regular job. */
  readonly step?: string;
  /** Kind of a page of the site. */
  readonly page?: string;
}

/** Writes one line to the log. */
export type Log = (level: "info" | "error", event: string, fields?: LogFields) => void;

/** Writes one JSON object per line, to standard output or, for errors, to standard error. */
export const consoleLog: Log = (level, event, fields = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  (level === "error" ? console.error : console.log)(line);
};

/**
 * The name of an error for the log: its `code` or, without one, its class. The message is left out because
 * mail and payment libraries quote addresses and whole responses in it.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null) return typeof error;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "object";
}

/**
 * Wraps a log so that it writes identical lines only once, for a job that reads a record several times.
 *
 * @param said the lines that were written
 * @param most how many they may become
 */
export function withoutRepeats(log: Log, said = new Set<string>(), most = Infinity): Log {
  return (level, event, fields) => {
    const line = JSON.stringify([level, event, fields]);
    if (said.has(line) || said.size >= most) return;
    said.add(line);
    log(level, event, fields);
  };
}
