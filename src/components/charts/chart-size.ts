/** In pixels. Narrower charts label only every third category, and show no names at the lines' ends. */
const narrowBelow = 560;

/** The smallest font size on a chart, in pixels. */
export const labelSize = 14;

export function isNarrow(chart: { readonly width: number }): boolean {
  return chart.width < narrowBelow;
}

/** The page's font in the syntax of a canvas; `size` in pixels. */
export function chartFont(weight: number, size = labelSize): string {
  return `${weight} ${size}px ${fontFamily()}`;
}

export function fontFamily(): string {
  return getComputedStyle(document.body).fontFamily;
}
