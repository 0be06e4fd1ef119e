import { z } from "zod";
import { isRecord } from "./record";
import { unwrap } from "./shared-fields";

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return isRecord(value) && Object.values(value).every(isBlank);
}

/**
 * An entry without the optional fields that say nothing. A form that was left blank, or emptied again,
 * writes `""`, `null` or a group of them; a required field that does so keeps its mistake.
 */
export function withoutBlankFields(schema: z.ZodType, data: unknown): unknown {
  const inner = unwrap(schema);
  if (schema instanceof z.ZodOptional && isBlank(data)) return undefined;
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.map((item: unknown) => withoutBlankFields(inner.element as z.ZodType, item));
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(data)) return data;
  const kept = Object.entries(data).map(([name, value]) => {
    const field = inner.shape[name] as z.ZodType | undefined;
    return [name, field ? withoutBlankFields(field, value) : value] as const;
  });
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}
