import { UnreadableRecordError } from "./storage/store";

/** What may be logged besides the event: codes, counts and our own references; never what people wrote. */
export interface LogFields {
  readonly reference?: string;
  readonly code?: string;
  readonly count?: number;
  readonly status?: number;
  readonly provider?: string;
}

/** Writes one line about something that an operator should be able to find again. */
export type Log = (level: "info" | "error", event: string, fields?: LogFields) => void;

/** One JSON object a line, on standard output or, for errors, standard error. */
export const consoleLog: Log = (level, event, fields = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  (level === "error" ? console.error : console.log)(line);
};

/**
 * What is said of an error in the log: its code or, without one, its class. Its message stays out, for
 * messages of mail and payment libraries quote addresses and whole answers.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null) return typeof error;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "object";
}

/**
 * Logs why a job could not do one thing of many, so that it can go on with the others: a damaged record is
 * `record_unreadable` with its key, anything else is `event` with the reference of the thing.
 */
export function logFailure(log: Log, error: unknown, event: string, reference: string): void {
  if (error instanceof UnreadableRecordError) log("error", "record_unreadable", { reference: error.key });
  else log("error", event, { reference, code: errorCode(error) });
}

/** The same log, which says the same thing only once: for a job that meets one record several times. */
export function withoutRepeats(log: Log): Log {
  const said = new Set<string>();
  return (level, event, fields) => {
    const line = JSON.stringify([level, event, fields]);
    if (said.has(line)) return;
    said.add(line);
    log(level, event, fields);
  };
}
