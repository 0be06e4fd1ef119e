/** Where the chosen colour scheme is kept. Nothing there: the system's preference holds. */
export const colourSchemeStorageKey = "colour-scheme";

export type ColourScheme = "light" | "dark";

/** What is shown now: the choice, else the system's preference. */
export function shownColourScheme(): ColourScheme {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows a colour scheme and remembers it. */
export function chooseColourScheme(scheme: ColourScheme): void {
  document.documentElement.dataset.theme = scheme;
  try {
    localStorage.setItem(colourSchemeStorageKey, scheme);
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
}
