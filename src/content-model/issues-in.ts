import { z } from "zod";
import { isRecord } from "../domain/record";
import { structureOf, unwrap } from "./walk";

type Issue = z.core.$ZodIssue;

/**
 * Everything that is wrong with a value, part by part. Zod alone tells of a list either that its length is wrong or what
 * is wrong with its items.
 */
export function issuesIn(schema: z.ZodType, value: unknown, path: Issue["path"] = []): Issue[] {
  const { fields, item } = structureOf(schema);
  const ownOf = (own: z.ZodType) =>
    (own.safeParse(value).error?.issues ?? []).filter((issue) => issue.path.length === 0);
  const at = (issues: readonly Issue[]) => issues.map((issue) => ({ ...issue, path }));
  if (fields && isRecord(value)) {
    const inside = Object.entries(fields).flatMap(([name, field]) =>
      issuesIn(field, value[name], [...path, name]),
    );
    return [...inside, ...at(ownOf(schema))];
  }
  if (item && Array.isArray(value)) {
    const inside = value.flatMap((each: unknown, index) => issuesIn(item, each, [...path, index]));
    return [...inside, ...at(ownOf(lengthOf(schema)))];
  }
  return at(ownOf(schema));
}

/** A list of anything, as long as those of a schema. */
function lengthOf(list: z.ZodType): z.ZodType {
  return new z.ZodArray({ ...(unwrap(list) as z.ZodArray).def, element: z.unknown() });
}
