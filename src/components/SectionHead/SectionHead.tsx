import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./SectionHead.styles";

export const sectionHeadFragment = graphql`
  fragment SectionHead on SectionHead {
    height
    layer
    title
    lead
  }
`;

export interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | null | undefined;
  /** The section's layer of the forest: `30 m`, `Canopy`. Without it the heading is flush left. */
  readonly stratum?: { readonly height: string; readonly layer: string };
  /** A link beside the heading. */
  readonly link?: ReactNode;
  /** Filters below the heading. */
  readonly children?: ReactNode;
}

/** Heading of a section, which it labels through `id`. */
export function SectionHead({ id, title, lead, stratum, link, children }: SectionHeadProps) {
  return (
    <header css={[styles.head, !stratum && styles.flush, link !== undefined && styles.linked]}>
      {stratum ? (
        <p css={styles.stratum} aria-hidden="true">
          <b>{stratum.height}</b> {stratum.layer}
        </p>
      ) : null}
      <h2 id={id}>{title}</h2>
      {lead ? <p css={styles.leadText}>{lead}</p> : null}
      {link === undefined ? null : <p data-link>{link}</p>}
      {children}
    </header>
  );
}
