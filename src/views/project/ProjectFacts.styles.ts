import { css } from "@emotion/react";

export const side = css`
  display: grid;
  gap: 1.5rem;
`;

export const facts = css`
  border-top: 2px solid var(--text);
  > div {
    display: grid;
    grid-template-columns: 8rem 1fr;
    gap: 0.25rem 0.75rem;
    padding-block: 0.8rem;
    border-bottom: 1px solid var(--border);
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-small);
  }
  dd {
    font-weight: var(--w-strong);
    line-height: 1.4;
  }
  @media screen and (min-width: 64rem) {
    > div {
      grid-template-columns: 1fr;
      gap: 0;
    }
  }
`;

export const donate = css`
  @media print {
    display: none;
  }
`;
