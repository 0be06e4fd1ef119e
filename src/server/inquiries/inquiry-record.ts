import { z } from "zod";
import type { Inquiry } from "../../content-model/inquiry";

/** An inquiry as it is stored: what was typed, and nothing about the machine it came from. */
export const inquiryRecord = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  language: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  subject: z.string().optional(),
  message: z.string(),
  /** The hidden field was filled in: kept and listed, but not mailed. */
  suspected: z.boolean(),
  /** Whether the sender is sent an acknowledgement. */
  acknowledge: z.boolean(),
});

export type InquiryRecord = z.output<typeof inquiryRecord>;

export interface InquiryRecordFacts extends Pick<
  InquiryRecord,
  "id" | "language" | "suspected" | "acknowledge"
> {
  readonly receivedAt: Date;
}

/** The record of a checked inquiry. */
export function toInquiryRecord(
  inquiry: Inquiry,
  { receivedAt, ...facts }: InquiryRecordFacts,
): InquiryRecord {
  const { name, email, company, subject, message } = inquiry;
  return { ...facts, receivedAt: receivedAt.toISOString(), name, email, company, subject, message };
}
