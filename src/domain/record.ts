/** An object whose values are of unknown types. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields: not an array, not null. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
