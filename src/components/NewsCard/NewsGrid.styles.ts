import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const grid = css`
  display: grid;
  gap: 2.5rem var(--gap);
  margin-top: 2rem;
  > li {
    min-width: 0;
  }
  @media ${from.wide} {
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
