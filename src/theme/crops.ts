/**
 * The frames that cut editors' pictures, as aspect ratios, from the widest to the narrowest; the others lie between
 * them. The form shows them around the point that an editor chooses.
 */
export const crops = {
  banner: "21/9",
  landscape: "16/10",
  card: "4/3",
  square: "1/1",
  portrait: "4/5",
} as const;
