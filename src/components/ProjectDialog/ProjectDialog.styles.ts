import { css } from "@emotion/react";

export const facts = css`
  display: grid;
  gap: 0.75rem 1.5rem;
  grid-template-columns: repeat(2, auto);
  border-block: 1px solid var(--border);
  padding-block: 1rem;
  dt {
    font-size: var(--fs-caption);
    color: var(--text-muted);
  }
  dd {
    font-weight: var(--w-strong);
    line-height: 1.4;
  }
`;
