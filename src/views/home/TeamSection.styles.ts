import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";
import { crops } from "../../theme/crops";

/** Widths of the uncropped picture: below 640 px and from 1024 px it is wider than its square frame. */
export const pictureSizes = `${from.wide} 60vw, ${from.small} 90vw, 130vw`;

export const mist = css`
  background: var(--mist);
`;

export const team = css`
  row-gap: 2rem;
  figure {
    aspect-ratio: ${crops.square};
  }
  h2 + p {
    margin-block: 1rem 2.5rem;
    max-width: var(--measure);
  }
  ul {
    display: grid;
    gap: 1.75rem var(--gap);
  }
  li {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: 0.25rem 1rem;
    align-content: start;
  }
  svg {
    width: 2rem;
    height: 2rem;
    grid-row: span 2;
    color: var(--link);
  }
  h3 {
    font-size: var(--fs-h4);
  }
  li p {
    grid-column: 2;
    color: var(--text-muted);
  }
  @media ${from.small} {
    ul {
      grid-template-columns: 1fr 1fr;
      row-gap: 2.25rem;
    }
  }
  @media ${from.small} and ${below.wide} {
    figure {
      aspect-ratio: ${crops.landscape};
    }
  }
  @media ${from.wide} {
    align-items: center;
    figure {
      grid-column: 1 / span 5;
    }
    > div {
      grid-column: 7 / -1;
    }
  }
`;
