import type { ReactNode } from "react";
import * as styles from "./TransparencyView.styles";

export interface SectionProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section of the page: heading on the left, content beside it. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section css={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </div>
      <div>{children}</div>
    </section>
  );
}
