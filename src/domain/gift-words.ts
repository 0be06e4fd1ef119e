/**
 * What donors may say with a gift: to whom it is dedicated, and the name under which it may be mentioned; each
 * with its largest length in characters. What is longer is refused, and never cut: half a name is another one.
 */
export const giftWordLimits = { dedication: 140, shownName: 60 } as const;
export type GiftWord = keyof typeof giftWordLimits;
export const giftWordNames = Object.keys(giftWordLimits) as readonly GiftWord[];
