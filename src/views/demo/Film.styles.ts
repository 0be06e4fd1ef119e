import { css } from "@emotion/react";
import { muted, print } from "../../theme/mixins";

export const frame = css`
  position: relative;
`;

export const picture = css`
  ${print};
  aspect-ratio: 16 / 9;
  @media print {
    max-width: 16cm;
  }
`;

/** Widths of the picture, cropped from 16:10: the screen's without two gutters, up to the container's. */
export const pictureSizes = "(min-width: 90.5rem) 82.5rem, 90vw";

export const play = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  margin: auto;
  border: 0;
  border-radius: 50%;
  background: var(--highlight);
  color: var(--on-highlight);
  box-shadow: var(--e-float);
  cursor: pointer;
  svg {
    width: 2rem;
    height: 2rem;
    fill: currentColor;
  }
  /* A dark ring within a light one: the picture below may be dark or light. */
  &:focus-visible {
    outline: 4px solid var(--on-highlight);
    outline-offset: 4px;
    border-radius: 50%;
    box-shadow: 0 0 0 4px var(--on-band);
  }
  @media (min-width: 64rem) {
    width: 6.5rem;
    height: 6.5rem;
  }
  @media print {
    display: none;
  }
`;

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  margin-top: 1rem;
  p {
    ${muted};
    max-width: var(--measure);
  }
  @media print {
    display: none;
  }
`;
