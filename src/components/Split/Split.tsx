import type { ReactNode } from "react";
import * as styles from "./Split.styles";

export interface SplitProps {
  /** Facts and links beside the text; above it on small screens. */
  readonly side: ReactNode;
  /** Name of the side as a landmark for screen readers; it is none if it is only the heading of the text. */
  readonly sideLabel?: string;
  readonly children: ReactNode;
}

/** A text with a narrow column beside it, which stays in view while the text is read. */
export function Split({ side, sideLabel, children }: SplitProps) {
  const Side = sideLabel === undefined ? "div" : "aside";
  return (
    <div css={styles.split}>
      <Side css={styles.side} aria-label={sideLabel}>
        {side}
      </Side>
      <div css={styles.main}>{children}</div>
    </div>
  );
}
