import type { ReactNode } from "react";
import * as styles from "./Split.styles";

export interface SplitProps {
  /** Facts and links beside the text; above it on small screens. */
  readonly side: ReactNode;
  /** Name of the side for screen readers. */
  readonly sideLabel: string;
  readonly children: ReactNode;
}

/** A text with a narrow column beside it, which stays in view while the text is read. */
export function Split({ side, sideLabel, children }: SplitProps) {
  return (
    <div css={styles.split}>
      <aside css={styles.side} aria-label={sideLabel}>
        {side}
      </aside>
      <div css={styles.main}>{children}</div>
    </div>
  );
}
