import { css } from "@emotion/react";

/** Follows the running text and looks like one of its sections. */
export const evidence = css`
  max-width: 42rem;
  margin-top: 3.5rem;
  scroll-margin-top: calc(var(--header) + 1rem);
  h2 {
    font-size: var(--fs-h3);
  }
  > h3 {
    margin: 2.75rem 0 0.9rem;
    font-size: var(--fs-h4);
  }
  @media print {
    max-width: none;
    margin-top: 1.5rem;
  }
`;

export const entries = css`
  li {
    padding-block: 1rem;
    border-top: 1px solid var(--border);
    break-inside: avoid;
  }
  h4 {
    font-size: inherit;
  }
  h4 + p {
    margin-top: 0.25rem;
    color: var(--text-muted);
  }
`;

export const download = css`
  margin-top: 1.5rem;
`;
