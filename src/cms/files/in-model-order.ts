import { z } from "zod";
import { isRecord } from "../../content-model/record";
import { unwrap } from "../../content-model/shared-fields";

/** Fields in the order of the model, inside groups and lists too; what the model does not know comes last. */
export function inModelOrder(schema: z.ZodType, data: unknown): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.map((item: unknown) => inModelOrder(inner.element as z.ZodType, item));
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(data)) return data;
  const known = Object.entries(inner.shape).filter(([name]) => name in data);
  const ordered = known.map(([name, field]) => [name, inModelOrder(field as z.ZodType, data[name])]);
  return { ...Object.fromEntries(ordered), ...unknownFields(inner, data) };
}

function unknownFields(schema: z.ZodObject, data: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !(name in schema.shape)));
}
