import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { crops } from "../../theme/crops";
import { print, section, wrap } from "../../theme/mixins";
import { cardGrid, linkedCard } from "../../theme/patterns";

/** Widths of the uncropped 16:10 pictures, wider than their frames of 4:3. */
export const pictureSizes = `${from.full} 32rem, ${from.wide} 35vw, ${from.medium} 52vw, 100vw`;

export const related = css`
  ${section};
  @media print {
    display: none;
  }
`;

export const container = css`
  ${wrap};
`;

export const grid = css`
  ${cardGrid};
  @media ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const card = css`
  ${linkedCard};
  h3 {
    margin-top: 0.6rem;
    font-size: var(--fs-h3);
    letter-spacing: -0.022em;
  }
`;

export const frame = css`
  ${print};
  aspect-ratio: ${crops.card};
  margin-bottom: 1rem;
`;

/** Its note lies above the link that fills the card, and has a link of its own. */
export const impact = css`
  margin-top: 0.5rem;
  font-weight: var(--w-medium);
  details {
    position: relative;
    z-index: 1;
  }
  details a {
    text-decoration: underline;
    &::after {
      content: none;
    }
  }
`;
