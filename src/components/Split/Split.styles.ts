import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { twelveColumns } from "../../theme/patterns";

export const split = css`
  ${twelveColumns};
  margin-top: clamp(2rem, 5vw, 4.5rem);
`;

export const side = css`
  @media ${from.wide} {
    grid-column: 1 / span 3;
    grid-row: 1;
    position: sticky;
    top: calc(var(--header) + 2rem);
  }
`;

export const main = css`
  @media ${from.wide} {
    grid-column: 5 / span 7;
    grid-row: 1;
  }
`;
