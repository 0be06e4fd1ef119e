import { shareCardSize } from "../../domain/share";
import { panelSvg, shareCardLook } from "../../theme/share-card";

/** A share card as a file. */
export const look = {
  ...shareCardSize,
  ...shareCardLook,
  /** Under 100 KB for the grainiest of our pictures; the search for the best scans would take a quarter longer. */
  encoding: { quality: 68, mozjpeg: true, optimiseScans: false },
} as const;

export const panelImage = panelSvg(look.height);
