import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";

export const hero = css`
  position: relative;
  isolation: isolate;
  background: var(--sky);
  overflow: clip;
`;

/**
 * The bottom padding is as high as the ridges in the picture, so that text never reaches them. The text
 * precedes the picture in the HTML and lies above it: a picture that is painted first would shift as the text
 * arrives.
 */
export const words = css`
  position: relative;
  z-index: 1;
  padding-block: calc(var(--header) + clamp(1.75rem, 5.5vw, 5rem)) 83vw;
  h1 {
    font-size: var(--fs-display);
    line-height: 0.98;
    letter-spacing: var(--track-display);
    font-weight: var(--w-display);
    max-width: 8.8em;
  }
  h1 + p {
    margin-block: clamp(1rem, 2vw, 1.75rem) clamp(1.5rem, 2.6vw, 2.25rem);
    max-width: 34rem;
    font-size: var(--fs-lead);
    line-height: 1.55;
  }
  @media ${below.small} {
    a {
      padding-inline: 1.15rem;
    }
    svg {
      display: none;
    }
  }
  @media ${from.medium} {
    padding-bottom: 33.5vw;
  }
`;
