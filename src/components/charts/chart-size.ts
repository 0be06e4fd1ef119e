/** Charts narrower than this many pixels show every third category, and no names at the lines' ends. */
const narrowBelow = 560;

/** Nothing on a chart is set smaller. In pixels. */
export const labelSize = 14;

export function isNarrow(chart: { readonly width: number }): boolean {
  return chart.width < narrowBelow;
}

/** The page's font at a weight, as a canvas wants it. */
export function chartFont(weight: number, size = labelSize): string {
  return `${weight} ${size}px ${fontFamily()}`;
}

export function fontFamily(): string {
  return getComputedStyle(document.body).fontFamily;
}
