/** The part of Netlify's identity widget that is used here. */
export interface IdentityWidget {
  readonly init: () => void;
  readonly store: { translate: (phrase: string) => string };
}

/** Gives the widget words for its phrases in a language that it does not have; other phrases keep its own. */
export function giveIdentityWords(
  { store }: Pick<IdentityWidget, "store">,
  words: Readonly<Record<string, string>>,
): void {
  const { translate } = store;
  store.translate = (phrase) => words[phrase] ?? translate(phrase);
}
