import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { muted, print } from "../../theme/mixins";

export const picture = css`
  ${print};
  aspect-ratio: 16 / 9;
  @media print {
    max-width: 16cm;
  }
`;

/** Widths of the picture, cropped from 16:10: the screen's without two gutters, up to the container's. */
export const pictureSizes = `${from.full} 82.5rem, 90vw`;

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
