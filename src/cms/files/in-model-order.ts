import type { z } from "zod";
import { mapGroups } from "../../content-model/walk";

/** Sorts fields into the model's order, in groups and lists too; fields unknown to the model come last. */
export function inModelOrder(schema: z.ZodType, data: unknown): unknown {
  return mapGroups(schema, data, (fields, values) => {
    const names = new Set([...Object.keys(fields).filter((name) => name in values), ...Object.keys(values)]);
    return Object.fromEntries([...names].map((name) => [name, values[name]]));
  });
}
