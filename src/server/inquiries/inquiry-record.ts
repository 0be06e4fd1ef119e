import { z } from "zod";
import type { Inquiry } from "../../domain/inquiry";

/** An inquiry as it is stored: what was typed, and nothing about the sender's device or IP address. */
export const inquiryRecord = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  language: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  subject: z.string().optional(),
  message: z.string(),
  /** Whether the honeypot was filled in: such an inquiry is stored and listed, but not mailed. */
  suspected: z.boolean(),
  /** Whether the sender gets an acknowledgement. */
  acknowledge: z.boolean(),
});

export type InquiryRecord = z.output<typeof inquiryRecord>;

export interface InquiryRecordFacts extends Pick<
  InquiryRecord,
  "id" | "language" | "suspected" | "acknowledge"
> {
  readonly receivedAt: Date;
}

/** Creates the record of a validated inquiry. */
export function toInquiryRecord(
  inquiry: Inquiry,
  { receivedAt, ...facts }: InquiryRecordFacts,
): InquiryRecord {
  const { name, email, company, subject, message } = inquiry;
  return { ...facts, receivedAt: receivedAt.toISOString(), name, email, company, subject, message };
}
