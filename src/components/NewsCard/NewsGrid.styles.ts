import { css } from "@emotion/react";

export const grid = css`
  display: grid;
  gap: 2.5rem var(--gap);
  margin-top: 2rem;
  > li {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, 1fr);
    row-gap: 1.75rem;
    align-items: start;
    > li {
      grid-column: 7 / -1;
    }
    > :first-of-type {
      grid-column: 1 / span 6;
      grid-row: 1 / span 3;
    }
    > :nth-of-type(2n + 5) {
      grid-column: 1 / span 6;
    }
  }
`;
