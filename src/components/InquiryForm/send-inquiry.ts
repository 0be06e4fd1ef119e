import type { InquiryError, InquirySent } from "../../domain/contract/answers";
import { type InquiryErrors, inquiryAddress } from "../../domain/inquiry-fields";

/** Timeout of the request, in ms. */
const patience = 20_000;

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
] as const;
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

/** Sends an inquiry. Never throws: without a response the problem is `offline` or `unreachable`. */
export async function sendInquiry(message: InquiryMessage): Promise<InquiryResult> {
  try {
    const response = await fetch(inquiryAddress, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    });
    return await readAnswer(response);
  } catch {
    return { sent: false, problem: navigator.onLine ? "unreachable" : "offline", errors: {} };
  }
}

/** Takes nothing for granted: a proxy in front of the server answers in its own way. */
async function readAnswer(response: Response): Promise<InquiryResult> {
  const answer = (await response.json().catch(() => null)) as Partial<InquirySent | InquiryError> | null;
  if (response.ok && answer?.status === "sent") return { sent: true };
  const { code, fields = {} }: Partial<InquiryError> = answer?.status === "error" ? answer : {};
  const problem = inquiryProblems.find((known) => known === code) ?? "unexpected";
  return { sent: false, problem, errors: problem === "invalid" ? fields : {} };
}
