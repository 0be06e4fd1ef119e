/** Control characters, line and paragraph separators, lone surrogates and bidirectional controls: not fit for one line. */
export const unfitForALine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The text with a space in place of each sign that is not fit for one line. */
export function withoutUnfitSigns(text: string): string {
  return text.replaceAll(new RegExp(unfitForALine, "gu"), " ");
}
