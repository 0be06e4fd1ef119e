/** Replaces the non-breaking spaces that `Intl` writes: Testing Library's queries expect plain ones. */
export function plain(text: string): string {
  return text.replaceAll(/\s/g, " ");
}
