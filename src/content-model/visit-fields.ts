import { z } from "zod";
import { fieldInfo, type FieldInfo } from "./field-info";
import { unwrap } from "./shared-fields";

type Path = readonly (string | number)[];

/** Calls `visit` with every field that has a value, depth first: groups and list items included. */
export function visitFields(
  schema: z.ZodType,
  data: unknown,
  visit: (info: FieldInfo, value: unknown, path: Path) => void,
  path: Path = [],
): void {
  if (data === undefined || data === null) return;
  const info = fieldInfo.get(schema);
  if (info) visit(info, data, path);
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject && typeof data === "object") {
    const fields = data as Readonly<Record<string, unknown>>;
    for (const [name, field] of Object.entries(inner.shape)) {
      visitFields(field as z.ZodType, fields[name], visit, [...path, name]);
    }
  }
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    data.forEach((item: unknown, index) => {
      visitFields(inner.element as z.ZodType, item, visit, [...path, index]);
    });
  }
}
