import { z } from "zod";
import { isRecord } from "../domain/record";
import { mapGroups } from "./walk";

/**
 * Removes blank optional fields from an entry. The editors' form writes a field that was left blank or
 * emptied again as `""`, `null` or a group of those and of switches that are off. Blank required fields stay, for validation to report.
 */
export function withoutBlankFields(schema: z.ZodType, data: unknown): unknown {
  return mapGroups(schema, data, (fields, values) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => value !== undefined && !(fields[name] instanceof z.ZodOptional && isBlank(value)),
      ),
    ),
  );
}

/** Whether a value says nothing: a blank text, or a group of those and of switches that are off. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return isRecord(value) && Object.values(value).every((part) => part === false || isBlank(part));
}
