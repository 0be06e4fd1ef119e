import { useMemo, useSyncExternalStore } from "react";

const tokens = [
  "--bg",
  "--surface",
  "--text",
  "--text-muted",
  "--border-strong",
  "--chart-grid",
  "--chart-emissions",
  "--chart-reductions",
] as const;

/** The values of the design tokens that a chart draws with, as colours that a canvas understands. */
export type ChartColours = Readonly<Record<(typeof tokens)[number], string>>;

/** Media queries for visitors' settings that change colours. */
const colourQueries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"] as const;

/** The current colours. With forced colours, lines differ by dash and marker only. */
export function readChartColours(): ChartColours {
  const forced = matchMedia(colourQueries[1]).matches;
  const style = getComputedStyle(document.documentElement);
  const colourOf = (token: string) => (forced ? forcedColour(token) : style.getPropertyValue(token).trim());
  return Object.fromEntries(tokens.map((token) => [token, colourOf(token)])) as ChartColours;
}

function forcedColour(token: string): string {
  return token === "--bg" || token === "--surface" ? "Canvas" : "CanvasText";
}

/** The current colours, updated when the system's scheme, the page's scheme or forced colours change. */
export function useChartColours(): ChartColours {
  const snapshot = useSyncExternalStore(subscribe, () => JSON.stringify(readChartColours()));
  return useMemo(() => JSON.parse(snapshot) as ChartColours, [snapshot]);
}

function subscribe(onChange: () => void): () => void {
  const queries = colourQueries.map((query) => matchMedia(query));
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  queries.forEach((query) => query.addEventListener("change", onChange));
  return () => {
    observer.disconnect();
    queries.forEach((query) => query.removeEventListener("change", onChange));
  };
}
