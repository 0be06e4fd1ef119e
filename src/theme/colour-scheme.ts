/** Key in `localStorage` of the chosen colour scheme; without it, the system's preference applies. */
export const colourSchemeStorageKey = "colour-scheme";

export type ColourScheme = "light" | "dark";

/** The current colour scheme: the choice, else the system's preference. */
export function shownColourScheme(): ColourScheme {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows a colour scheme, in the browser's address bar too, and remembers it. */
export function chooseColourScheme(scheme: ColourScheme): void {
  document.documentElement.dataset.theme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    meta.media = meta.dataset.scheme === scheme ? "all" : "not all";
  }
  try {
    localStorage.setItem(colourSchemeStorageKey, scheme);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

/**
 * Like {@link chooseColourScheme}, for an inline script that has the document's element as `root`. Gatsby puts meta
 * elements first in the head, so this finds theme colours.
 */
export const applyColourScheme =
  `try{const scheme=localStorage.getItem("${colourSchemeStorageKey}");` +
  `if(scheme==="light"||scheme==="dark"){root.dataset.theme=scheme;` +
  `for(const meta of document.querySelectorAll("meta[data-scheme]"))` +
  `meta.media=meta.dataset.scheme===scheme?"all":"not all"}}catch{}`;
