/** The petal of the mark that the sun lights, drawn again in its own colour. */
export const sunlitPetal = "M25.7 18.1C25.6 11.91 29.33 2.78 35.31 8.49C41.02 14.47 31.89 18.2 25.7 18.1Z";

/** The crown of the mark, in a square of 48: a kawung, a batik pattern. Filled by `evenodd`. */
export const crown = [
  "M24 1a18.8 18.8 0 1 1 0 37.6a18.8 18.8 0 1 1 0-37.6Z",
  "M25.7 21.5C31.89 21.4 41.02 25.13 35.31 31.11C29.33 36.82 25.6 27.69 25.7 21.5Z",
  "M22.3 21.5C22.4 27.69 18.67 36.82 12.69 31.11C6.98 25.13 16.11 21.4 22.3 21.5Z",
  "M22.3 18.1C16.11 18.2 6.98 14.47 12.69 8.49C18.67 2.78 22.4 11.91 22.3 18.1Z",
  sunlitPetal,
].join("");

/** The mark of the logo: a tree with this crown. */
export const tree = `${crown}M22 38.2h4V47h-4z`;
