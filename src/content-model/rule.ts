import type { z } from "zod";
import type { Bilingual } from "./field-info";

/** What a rule asks of one field, when it looks at it together with others. */
export interface Demand {
  readonly path: readonly (string | number)[];
  /** Completes “expected …”. */
  readonly expected: Bilingual;
}

/**
 * The same schema with a rule over several of its fields, which lists what is not as it should be. It is
 * asked when every field is right by itself, and as in the default language where it is shared.
 */
export function withRule<Schema extends z.ZodObject>(
  schema: Schema,
  rule: (data: z.output<Schema>) => readonly Demand[],
): Schema {
  return schema.superRefine((data, context) => {
    for (const { path, expected } of rule(data)) {
      context.addIssue({ code: "custom", path: [...path], params: { expected } });
    }
  });
}
