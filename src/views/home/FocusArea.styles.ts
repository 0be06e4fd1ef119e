import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { crops } from "../../theme/crops";
import { ticks } from "../../theme/mixins";

/** What the layouts share. */
export const area = css`
  display: grid;
  gap: 1.25rem var(--gap);
  align-content: start;
  figure {
    position: relative;
    > div {
      aspect-ratio: ${crops.landscape};
    }
  }
  h3 {
    font-size: var(--fs-h2);
    letter-spacing: var(--track-head);
    + p {
      margin-top: 0.75rem;
      color: var(--text-muted);
      max-width: var(--measure);
    }
  }
  ul {
    ${ticks};
  }
  [data-methods] summary {
    padding-block: 0.7rem;
    cursor: pointer;
    h4 {
      display: inline;
    }
  }
  /* the list stands below its heading, not inside, so that it can be shown without it where there is room */
  & :where(details:not([open])) + ul {
    display: none;
  }
  @media ${from.small}, print {
    [data-methods] details {
      display: none;
    }
    ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** Spans all columns, with the text below the picture. */
export const wide = css`
  @media ${from.wide} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    figure {
      grid-column: 1 / -1;
      > div {
        aspect-ratio: 2.25;
      }
    }
    [data-lead] {
      grid-column: 3 / span 5;
    }
    [data-methods] {
      grid-column: 8 / -1;
      padding-top: 0.85rem;
    }
  }
`;

/** Spans half of the columns. */
export const half = css`
  @media ${from.wide} {
    grid-column: span 6;
    figure > div {
      aspect-ratio: 4/3.3;
    }
  }
`;

/** The other half, lower down. */
export const lowered = css`
  @media ${from.wide} {
    margin-block: 8rem -1rem;
  }
`;

/** Text on the left; the picture extends to the right edge of the page. */
export const bleed = css`
  @media ${from.wide} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    [data-lead],
    [data-methods] {
      grid-column: 1 / span 4;
    }
    [data-lead] {
      grid-row: 1;
      align-self: end;
    }
    [data-methods] {
      align-self: start;
    }
    ul {
      grid-template-columns: 1fr;
    }
    figure {
      grid-column: 6 / -1;
      grid-row: 1 / span 2;
      margin-inline-end: calc(-1 * max(var(--gutter), (100vw - var(--container)) / 2));
      > div {
        aspect-ratio: 16/10.5;
        border-radius: var(--r-print) 0 0 var(--r-print);
      }
    }
  }
`;
