import { css } from "@emotion/react";
import { cardGrid } from "../../theme/patterns";

/** Two columns from 768 px; from 1024 px alternately wide and narrow, with one picture height. */
export const grid = css`
  ${cardGrid};
  @media (min-width: 64rem) {
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

export const pictureSizes =
  "(min-width: 90.5rem) 770px, (min-width: 64rem) 55vw, (min-width: 48rem) 45vw, 90vw";
