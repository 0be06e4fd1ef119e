import type { InquiryError, InquirySent } from "../../domain/contract/answers";
import { inquiryAddress, minimumFillMilliseconds } from "../../domain/inquiry-fields";
import { type FormAnswer, postForm } from "../post-form";
import { type InquiryMessage, inquiryProblems, type InquiryResult, noAnswer } from "./inquiry-message";

/** What the server says, of either kind. */
type Answer = Omit<InquiryError, "status"> & { readonly status: (InquirySent | InquiryError)["status"] };

/**
 * Sends an inquiry; once more a little later, if the server takes it for a machine's: a browser may fill a form in
 * faster than people type. Never throws: without a response the problem is `offline` or `unreachable`.
 */
export async function sendInquiry(message: InquiryMessage): Promise<InquiryResult> {
  const result = await attempt(message);
  if (result.sent || result.problem !== "too_fast") return result;
  await new Promise((resume) => setTimeout(resume, minimumFillMilliseconds));
  return attempt({ ...message, elapsedMs: message.elapsedMs + minimumFillMilliseconds });
}

async function attempt(message: InquiryMessage): Promise<InquiryResult> {
  try {
    return readAnswer(await postForm(inquiryAddress, message));
  } catch {
    return noAnswer();
  }
}

/** Takes nothing for granted: a proxy in front of the server answers in its own way. */
function readAnswer({ ok, status, code, fields }: FormAnswer<Answer>): InquiryResult {
  if (ok && status === "sent") return { sent: true };
  const problem = inquiryProblems.find((known) => known === code) ?? "unexpected";
  return { sent: false, problem, errors: (problem === "invalid" ? fields : undefined) ?? {} };
}
