import type { SerializedStyles } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import type { AchievementCorner } from "./Achievement";
import * as styles from "./FocusArea.styles";

/** Layout of a focus area on a wide screen. */
export interface FocusAreaLayout {
  readonly layout: SerializedStyles | readonly SerializedStyles[];
  /** Widths of its picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** The empty corner of its picture. */
  readonly corner: AchievementCorner;
}

const wide: FocusAreaLayout = {
  layout: styles.wide,
  sizes: `${from.full} 1320px, 90vw`,
  corner: "end",
};

const halfSizes = `${from.full} 850px, ${from.wide} 58vw, 90vw`;

const others: readonly FocusAreaLayout[] = [
  { layout: styles.half, sizes: halfSizes, corner: "end" },
  { layout: [styles.half, styles.lowered], sizes: halfSizes, corner: "start" },
  { layout: styles.bleed, sizes: `${from.wide} 58vw, 90vw`, corner: "end" },
];

/** The layout of the focus area at an index of the list: the wide one for 0 and from 4 on. */
export function focusAreaLayout(position: number): FocusAreaLayout {
  return others[position - 1] ?? wide;
}
