import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const mist = css`
  background: var(--mist);
`;

export const list = css`
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  border-bottom: 1px solid var(--border);
`;

/** The questions, from 1024 px beside the free resources. */
export const questions = css`
  margin-top: clamp(3rem, 6vw, 5.5rem);
  row-gap: 3rem;
  @media ${from.wide} {
    align-items: start;
    > :first-of-type {
      grid-column: 1 / span 7;
    }
    > :last-of-type {
      grid-column: 9 / -1;
    }
  }
`;
