import fontUrl from "../../theme/fonts/plus-jakarta-sans-latin-wght-normal.woff2";

/**
 * The site's font for previews. Pages preload it and do without it where it is late; a preview cannot
 * preload it, and takes it when it comes.
 */
export const previewFont = `@font-face {
  font-family: "Plus Jakarta Sans Variable";
  src: url("${fontUrl}") format("woff2");
  font-weight: 200 800;
  font-display: swap;
}`;
