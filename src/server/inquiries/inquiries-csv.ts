import { stringify } from "csv-stringify/sync";
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

/**
 * Inquiries as CSV for a spreadsheet. A cell that a spreadsheet would take for a formula gets an
 * apostrophe before it; the byte order mark makes Excel read UTF-8.
 */
export function inquiriesCsv(inquiries: readonly InquiryRecord[]): string {
  return stringify([...inquiries], {
    header: true,
    bom: true,
    columns: [...columns],
    escape_formulas: true,
    quoted: true,
    record_delimiter: "windows",
    cast: { boolean: String },
  });
}
