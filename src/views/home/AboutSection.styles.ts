import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { crops } from "../../theme/crops";

/** Widths of the uncropped picture, wider than its portrait frame. */
export const pictureSizes = `${from.wide} 64vw, 130vw`;

export const about = css`
  h3 {
    margin-bottom: 1rem;
  }
  h3 + p {
    margin-bottom: 2.5rem;
    font-size: var(--fs-statement);
    line-height: 1.32;
    letter-spacing: -0.022em;
    font-weight: 520;
  }
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    gap: 0.5rem;
    padding-block: 1rem;
    border-top: 1px solid var(--border);
  }
  ol {
    border-bottom: 1px solid var(--border);
  }
  li > span {
    font-weight: var(--w-figure);
    font-size: 1.5rem;
    line-height: 1.2;
    color: var(--link);
    font-variant-numeric: tabular-nums;
  }
  figure {
    margin-top: 2rem;
    aspect-ratio: ${crops.portrait};
  }
  @media ${from.wide} {
    > div {
      grid-column: 3 / span 6;
    }
    h3 + p {
      margin-bottom: 3.5rem;
    }
    figure {
      grid-column: 9 / -1;
      margin: 0;
      aspect-ratio: auto;
      min-height: 34rem;
    }
  }
`;
