import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { cardGrid } from "../../theme/patterns";

/** Two columns from 768 px; from 1024 px alternately wide and narrow, with one picture height. */
export const grid = css`
  ${cardGrid};
  @media ${from.wide} {
    --card-picture-ratio: auto;
    --card-picture-height: clamp(18rem, 29vw, 27rem);

    grid-template-columns: repeat(12, 1fr);
    row-gap: 4.5rem;
    > :nth-of-type(4n + 1) {
      grid-column: 1 / span 7;
    }
    > :nth-of-type(4n + 2) {
      grid-column: 8 / -1;
    }
    > :nth-of-type(4n + 3) {
      grid-column: 1 / span 5;
    }
    > :nth-of-type(4n) {
      grid-column: 6 / -1;
    }
  }
`;

export const pictureSizes = `${from.full} 770px, ${from.wide} 55vw, ${from.medium} 45vw, 90vw`;
