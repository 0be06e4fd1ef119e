/** A field that holds text, or will: nothing is in it before the first word. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
