/** The value of a text field; "" while nothing has been typed. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
