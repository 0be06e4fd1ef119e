/**
 * The pattern of a whole text in which values stand that a test does not know.
 *
 * @param text the text, with `|` in place of each value
 * @param values what each value looks like, in their order
 */
export function pattern(text: string, ...values: readonly string[]): RegExp {
  const parts = text.split("|").map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.map((part, index) => part + (values[index] ?? "")).join("")}$`);
}
