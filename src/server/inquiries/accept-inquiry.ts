import type { Challenge } from "../../domain/contract/answers";
import { checkInquiry } from "../../domain/inquiry";
import { honeypotField, type InquiryErrors, minimumFillMilliseconds } from "../../domain/inquiry-fields";
import type { Fields } from "../../domain/record";
import { dayOf } from "../clock";
import { type Channel, isBlank } from "../http/fields";
import { errorCode } from "../log";
import { deliverSoon } from "../outbox/deliver-due";
import { admit } from "../proof";
import { orGiveBack } from "../rate-limits";
import { deriveReference, idempotencyKey } from "../reference";
import type { Runtime } from "../runtime";
import { seldom } from "../seldom";
import { createTexts } from "../texts";
import { addInquiry, isStored } from "./inquiries";
import { toInquiryRecord } from "./inquiry-record";

export type InquiryOutcome =
  | { readonly status: "sent"; readonly reference: string; readonly repeated: boolean }
  | { readonly status: "invalid"; readonly errors: InquiryErrors }
  | { readonly status: "too_fast" }
  | { readonly status: "rate_limited"; readonly retryAfterSeconds: number; readonly challenge?: Challenge }
  | { readonly status: "storage_unavailable" };

/** The fields as sent, the way they were sent, and the sender's IP address. */
export interface InquirySubmission {
  readonly fields: Fields;
  readonly channel: Channel;
  readonly address: string;
}

/**
 * Validates an inquiry, stores it durably, and only then schedules its delivery. A repeated submission (a
 * double click, a retry after a lost response) is the same inquiry.
 */
export async function acceptInquiry(
  { fields, channel, address }: InquirySubmission,
  runtime: Runtime,
): Promise<InquiryOutcome> {
  const checked = checkInquiry(fields);
  if (!checked.ok) return { status: "invalid", errors: checked.errors };
  if (filledTooFast(fields.elapsedMs, channel)) return { status: "too_fast" };
  const receivedAt = runtime.now();
  const repeatedBy = idempotencyKey(fields.idempotencyKey) ?? dayOf(receivedAt);
  const record = toInquiryRecord(checked.inquiry, {
    id: deriveReference(["inquiry", checked.inquiry, repeatedBy]),
    receivedAt,
    language: createTexts(runtime.siteData, fields.language).language,
    suspected: !isBlank(fields[honeypotField]),
    acknowledge: runtime.environment.MAIL_ACKNOWLEDGEMENT,
  });
  return runtime.lock.run(`inquiry:${record.id}`, async () => {
    try {
      if (await isStored(runtime, record)) return sent(record.id, true);
      const admission = await admit("inquiry", { address, proof: fields.proof }, runtime);
      if (!admission.ok) return { ...admission, status: "rate_limited" };
      const isNew = await orGiveBack(admission, () => addInquiry(runtime.store, record));
      deliverSoon(runtime);
      return sent(record.id, !isNew);
    } catch (error) {
      seldom(runtime)("error", "inquiry_not_stored", { code: errorCode(error) });
      return { status: "storage_unavailable" };
    }
  });
}

function sent(reference: string, repeated: boolean): InquiryOutcome {
  return { status: "sent", reference, repeated };
}

/** Scripts send how long the form was shown, in milliseconds; plain forms cannot measure it. */
function filledTooFast(elapsed: unknown, channel: Channel): boolean {
  if (channel === "plain" && isBlank(elapsed)) return false;
  const milliseconds =
    typeof elapsed === "number" || typeof elapsed === "string" ? Number(elapsed) : Number.NaN;
  return !(milliseconds >= minimumFillMilliseconds);
}
