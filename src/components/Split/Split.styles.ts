import { css } from "@emotion/react";

export const split = css`
  display: grid;
  gap: 2.5rem;
  margin-top: clamp(2rem, 5vw, 4.5rem);
  /* Lets a wide table scroll in its box instead of widening the column. */
  > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, 1fr);
    gap: var(--gap);
    align-items: start;
  }
`;

export const side = css`
  @media (min-width: 64rem) {
    grid-column: 1 / span 3;
    position: sticky;
    top: calc(var(--header) + 2rem);
  }
`;

export const main = css`
  @media (min-width: 64rem) {
    grid-column: 5 / span 7;
  }
`;
