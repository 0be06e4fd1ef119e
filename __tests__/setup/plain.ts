/** A text as queries find it: `Intl` writes spaces that do not break, queries read plain ones. */
export function plain(text: string): string {
  return text.replaceAll(/\s/g, " ");
}
