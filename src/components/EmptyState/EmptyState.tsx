import { css } from "@emotion/react";
import type { ReactNode } from "react";

const empty = css`
  border-block: 1px solid var(--border);
  padding-block: clamp(2.5rem, 6vw, 5rem);
  text-align: center;
  h2,
  h3 {
    font-size: var(--fs-h3);
  }
  p {
    color: var(--text-muted);
    margin: 0.5rem auto 1.25rem;
    max-width: 30rem;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.75rem;
  }
`;

export interface EmptyStateProps {
  readonly title: string;
  /** What the visitor can do about it. */
  readonly hint: string;
  /** Level of its heading. */
  readonly heading: "h2" | "h3";
  /** Links or buttons for that. */
  readonly children: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, hint, heading: Heading, children }: EmptyStateProps) {
  return (
    <div css={empty}>
      <Heading>{title}</Heading>
      <p>{hint}</p>
      <div>{children}</div>
    </div>
  );
}
