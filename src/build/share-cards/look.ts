import type { JpegOptions } from "sharp";
import { shareCardSize } from "../../domain/share";
import { sunlitPetal, tree } from "../../theme/logo-mark";
import { colours } from "../../theme/tokens";

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

const colour = colours.light;
const margin = 64;
const panel = 640;
const mark = 60;
const gap = 18;
const width = panel - 2 * margin;

/** A share card, in pixels: words on a panel of the forest's green, a picture beside it. */
export const look = {
  ...shareCardSize,
  ...{ margin, panel, mark, gap },
  /** Behind a picture with transparent parts. */
  sheet: colour["--mist"],
  /** Under 100 KB for the grainiest of our pictures; the search for the best scans would take a quarter longer. */
  encoding: { quality: 68, mozjpeg: true, optimiseScans: false },
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
} as const satisfies typeof shareCardSize &
  Readonly<Record<string, number | string | TextLook | JpegOptions>>;

/** The panel with the mark of the logo, and a line of light along the picture. */
export const panelSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${panel}" height="${look.height}">
<rect width="${panel}" height="${look.height}" fill="${colour["--band"]}"/>
<rect x="${panel - 6}" width="6" height="${look.height}" fill="${colour["--highlight"]}"/>
<g transform="translate(${margin} ${margin}) scale(${mark / 48})" fill="${colour["--on-band"]}" fill-rule="evenodd">
<path d="${tree}"/><path d="${sunlitPetal}" fill="${colour["--highlight"]}"/></g></svg>`;
