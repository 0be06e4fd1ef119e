import { columnSeparator } from "../../domain/format";
import { spreadsheet } from "../spreadsheet";
import type { InquiryRecord } from "./inquiry-record";

const columns = [
  "receivedAt",
  "name",
  "email",
  "company",
  "subject",
  "message",
  "language",
  "suspected",
  "id",
] as const;

/** Inquiries as CSV that a spreadsheet set to a language opens in columns. */
export function inquiriesCsv(inquiries: readonly InquiryRecord[], language: string): string {
  return spreadsheet(inquiries, {
    columns: [...columns],
    delimiter: columnSeparator(language),
    quoted: true,
  });
}
