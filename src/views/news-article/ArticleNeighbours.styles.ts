import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const neighbours = css`
  display: grid;
  gap: 0 var(--gap);
  max-width: 42rem;
  margin-top: 3rem;
  @media ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    display: none;
  }
`;

export const neighbour = css`
  padding-block: 1.1rem;
  border-top: 1px solid var(--border);
  line-height: 1.4;
  text-decoration: none;
  span {
    display: block;
    font-size: var(--fs-caption);
    color: var(--text-muted);
  }
  strong {
    font-weight: var(--w-strong);
    color: var(--text);
  }
  @media (hover: hover) {
    &:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
`;

export const prev = css`
  @media ${from.small} {
    grid-column: 1;
  }
`;

/** In the second column, even if there is no previous article. */
export const next = css`
  @media ${from.small} {
    grid-column: 2;
    text-align: end;
  }
`;

export const all = css`
  grid-column: 1 / -1;
  padding-top: 0.5rem;
  border-top: 1px solid var(--border);
`;
