import { sunlitPetal, tree } from "./logo-mark";
import { colours } from "./tokens";

/** How a text of the card looks, in pixels; it is drawn in the largest of `sizes` in which it fits. */
export interface TextLook {
  readonly sizes: readonly number[];
  readonly weight: number;
  /** Space between letters, in thousandths of the size. */
  readonly tracking: number;
  readonly colour: string;
  readonly width: number;
  readonly height: number;
}

/** Width and height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const colour = colours.light;
const margin = 64;
const panel = 640;
const mark = 60;
const gap = 18;
const width = panel - 2 * margin;

/** Distance of lines, of which the font's own is 1. */
export const lineHeight = 0.9;

/** A share card, in pixels: words on a panel of the forest's green, a picture beside it. */
export const shareCardLook = {
  ...{ margin, panel, mark, gap },
  /** Behind a picture with transparent parts. */
  sheet: colour["--mist"],
  name: {
    ...{ sizes: [46, 38, 30, 24], weight: 800, tracking: -45, colour: colour["--on-band"] },
    ...{ width: width - mark - gap, height: mark },
  },
  section: {
    ...{ sizes: [26, 22], weight: 560, tracking: 0, colour: colour["--on-band-muted"] },
    ...{ width, height: 36 },
  },
  title: {
    ...{
      sizes: [76, 64, 56, 50, 44, 39, 34, 30, 26],
      weight: 740,
      tracking: -22,
      colour: colour["--on-band"],
    },
    ...{ width, height: 340 },
  },
} as const satisfies Readonly<Record<string, number | string | TextLook>>;

/** The panel with the mark of the logo, and a line of light along the picture. */
export const panelSvg = (
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${panel}" height="${height}">
<rect width="${panel}" height="${height}" fill="${colour["--band"]}"/>
<rect x="${panel - 6}" width="6" height="${height}" fill="${colour["--highlight"]}"/>
<g transform="translate(${margin} ${margin}) scale(${mark / 48})" fill="${colour["--on-band"]}" fill-rule="evenodd">
<path d="${tree}"/><path d="${sunlitPetal}" fill="${colour["--highlight"]}"/></g></svg>`;

/**
 * How a picture fills a frame around its focus, such as `50% 42%` from left and top: its size, and how far it begins
 * to the left of the frame and above it.
 */
export function filling(picture: Size, frame: Size, focus: string) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const [left, top] = focus.split(" ").map((share) => Number.parseFloat(share) / 100);
  const width = Math.ceil(picture.width * scale);
  const height = Math.ceil(picture.height * scale);
  return { width, height, left: start(width, frame.width, left), top: start(height, frame.height, top) };
}

/** Where a part of `length` begins, so that the point at `share` of the whole is as near to its middle as can be. */
function start(whole: number, length: number, share = 0.5): number {
  return Math.round(Math.min(Math.max(whole * share - length / 2, 0), whole - length));
}
