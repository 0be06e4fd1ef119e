import type { RefusalCode } from "../../domain/contract/refusal-codes";
import type { InquiryErrors } from "../../domain/inquiry-fields";

/** Why a message was not sent, or may not have been. The texts are `forms:problems.<problem>`. */
export const inquiryProblems = [
  "invalid",
  "too_fast",
  "rate_limited",
  "cross_origin",
  "too_large",
  "malformed",
  "unsupported_type",
  "storage_unavailable",
  "unexpected",
  "offline",
  "unreachable",
] as const satisfies readonly (RefusalCode | "offline" | "unreachable")[];
export type InquiryProblem = (typeof inquiryProblems)[number];

/** The form's fields, and what the server requires from scripts. */
export interface InquiryMessage {
  /** Time since the form was first shown, in ms. */
  readonly elapsedMs: number;
  /** The same for every attempt to send a message, so that it arrives only once. */
  readonly idempotencyKey: string;
  readonly [field: string]: unknown;
}

export type InquiryResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly problem: InquiryProblem; readonly errors: InquiryErrors };

/** A message that may not have arrived: no answer came. */
export const noAnswer = (): InquiryResult => ({
  sent: false,
  problem: navigator.onLine ? "unreachable" : "offline",
  errors: {},
});

/** Key in `localStorage` of the messages that wait; there is none if none waits. */
export const waitingKey = "waiting-messages";
