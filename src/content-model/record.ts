/** Named values whose types are not known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields: no list, not null. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
