import type { z } from "zod";
import { formatDate } from "../domain/format";
import type { Bilingual } from "./field-info";

/** What a rule expects of one field that does not meet it. */
export interface Demand {
  readonly path: readonly (string | number)[];
  /** Whether it only demands something that is missing, perhaps in another field: what `path` leads to is right. */
  readonly isMissing?: boolean;
  /** Completes “expected …”. */
  readonly expected: Bilingual;
  /** Says the whole to an editor, where “found …, expected …” would sound like a machine. */
  readonly sentence?: Bilingual;
}

/** Demands another date, given what it has to be to a day; an editor reads the day as one writes it. */
export function dayDemand(path: Demand["path"], { en, id }: Bilingual, day: string): Demand {
  return {
    path,
    expected: { en: `${en} ${day}`, id: `${id} ${day}` },
    sentence: {
      en: `should be ${en} ${formatDate(day, "en")}`,
      id: `seharusnya ${id} ${formatDate(day, "id")}`,
    },
  };
}

/**
 * Adds a rule over several fields to a schema; `rule` returns the demands that are not met. Zod skips it
 * while a value has the wrong type, is blank or out of bounds, but not while a text or list has the wrong
 * length. `checkFields` ignores its demands while shared values differ from the default language's.
 */
export function withRule<Schema extends z.ZodObject>(
  schema: Schema,
  rule: (data: z.output<Schema>) => readonly Demand[],
): Schema {
  return schema.superRefine((data, context) => {
    for (const { path, ...params } of rule(data)) {
      context.addIssue({ code: "custom", path: [...path], params });
    }
  });
}
