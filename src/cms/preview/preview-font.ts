import fontUrl from "../../theme/fonts/plus-jakarta-sans-latin-wght-normal.woff2";

/**
 * The site's font for previews. Pages preload it and keep the fallback font if it is late. A preview cannot
 * preload it, so it swaps the font in when it arrives.
 */
export const previewFont = `@font-face {
  font-family: "Plus Jakarta Sans Variable";
  src: url("${fontUrl}") format("woff2");
  font-weight: 200 800;
  font-display: swap;
}`;
