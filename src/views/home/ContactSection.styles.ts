import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const contact = css`
  row-gap: 3rem;
  @media ${from.wide} {
    > form {
      grid-column: 1 / span 7;
    }
    > ul {
      grid-column: 9 / -1;
    }
  }
`;

/** The last picture of the page, which blends into the footer. */
export const profile = css`
  background: var(--peat);
  overflow: hidden;
  aspect-ratio: 1/0.86;
  img {
    height: 134%;
  }
  @media ${from.medium} {
    aspect-ratio: 1600/748;
  }
`;

/** Widths of the uncropped picture; on phones its frame crops both sides, and it is fetched a little smaller. */
export const profileSizes = `${from.medium} 100vw, 150vw`;
