import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

/** The background of the book cover, hidden on phones. */
export const table = css`
  display: none;
  @media ${from.medium} {
    display: grid;
    place-items: center;
    height: 100%;
    padding: 2.5rem;
    background: var(--mist);
  }
`;

/** Text above the buttons, without margins: the foot has a gap. */
export const said = css`
  > p {
    margin-block: 0;
  }
`;
