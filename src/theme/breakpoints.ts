/** Widths of the window at which layouts change, in rem: larger letters make a window narrower. */
const widths = {
  handset: 30,
  small: 40,
  medium: 48,
  /** Twelve columns. */
  wide: 64,
  /** The header's words have room. */
  roomy: 70,
  /** The container and its gutters, `--container` and `--gutter`: nothing grows any more. */
  full: 90.5,
} as const;

function each(query: (rem: number) => string): Readonly<Record<keyof typeof widths, string>> {
  const queries = Object.entries(widths).map(([name, rem]) => [name, query(rem)]);
  return Object.fromEntries(queries) as Record<keyof typeof widths, string>;
}

/** Media queries of windows that are as wide as a breakpoint, or wider. */
export const from = each((rem) => `(min-width: ${rem}rem)`);

/** Media queries of windows that are narrower than a breakpoint. */
export const below = each((rem) => `(max-width: ${rem - 0.01}rem)`);

/** Media queries of windows that have room for very little; `base.css` repeats that of large text. */
export const upTo = {
  largeText: "(max-width: 18rem)",
  narrow: "(max-width: 22rem)",
  slim: "(max-width: 24rem)",
} as const;
