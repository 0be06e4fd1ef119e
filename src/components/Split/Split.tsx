import type { ReactNode } from "react";
import * as styles from "./Split.styles";

export interface SplitProps {
  /** Facts and links beside the text; on small screens above it. */
  readonly side: ReactNode;
  /** Name of the side as a landmark for screen readers; it is none if it is only the heading of the text. */
  readonly sideLabel?: string;
  /** The side comes after the text: below it on small screens. */
  readonly sideLast?: boolean;
  readonly children: ReactNode;
}

/** A text with a narrow column beside it, which stays in view while the text is read. */
export function Split({ side, sideLabel, sideLast = false, children }: SplitProps) {
  const Side = sideLabel === undefined ? "div" : "aside";
  const beside = (
    <Side css={styles.side} aria-label={sideLabel}>
      {side}
    </Side>
  );
  return (
    <div css={styles.split}>
      {sideLast ? null : beside}
      <div css={styles.main}>{children}</div>
      {sideLast ? beside : null}
    </div>
  );
}
