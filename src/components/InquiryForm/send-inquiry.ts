import type { InquiryErrors } from "../../content-model/inquiry-fields";

/** Where inquiries go, from scripts and from plain forms. */
export const inquiryAddress = "/api/inquiries";

/** How long an answer is waited for, in ms. */
const patience = 20_000;

/** Why a message may not have been sent. Its words are `forms:problems.<problem>`. */
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

/** The fields of a form as they are, with what the server asks of scripts. */
export interface InquiryMessage {
  /** How long the form was on the screen, in ms. */
  readonly elapsedMs: number;
  /** The same for each attempt at one message, so that it does not arrive twice. */
  readonly idempotencyKey: string;
  readonly [field: string]: unknown;
}

export type InquiryResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly problem: InquiryProblem; readonly errors: InquiryErrors };

/** Sends an inquiry. Never throws: without an answer the result says so. */
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

async function readAnswer(response: Response): Promise<InquiryResult> {
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (response.ok && answer?.status === "sent") return { sent: true };
  const problem = inquiryProblems.find((known) => known === answer?.code) ?? "unexpected";
  return { sent: false, problem, errors: problem === "invalid" ? (answer?.fields ?? {}) : {} };
}

/** What the server answers, as docs/api.md says; a proxy before it may answer anything. */
interface Answer {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly fields?: InquiryErrors;
}
