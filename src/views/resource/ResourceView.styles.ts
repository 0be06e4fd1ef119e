import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { lead, print, screenOnly } from "../../theme/mixins";

export const type = css`
  margin-top: 0.75rem;
`;

/** The background of the book cover. */
export const table = css`
  padding: clamp(2rem, 5vw, 3.5rem);
  border-radius: var(--r-print);
  background: var(--mist);
  @media print {
    width: 8cm;
    padding: 0;
    break-inside: avoid;
  }
`;

export const picture = css`
  ${print};
  aspect-ratio: 16/9;
  @media print {
    break-inside: avoid;
  }
`;

export const pictureSizes = `${from.full} 48rem, ${from.wide} 52vw, 90vw`;

export const highlights = css`
  margin-block: 2.5rem;
  h2 {
    font-size: var(--fs-h3);
    margin-bottom: 0.75rem;
  }
`;

/** Price, ways to get the resource, and facts. */
export const side = css`
  display: grid;
  gap: 1.75rem;
`;

export const ways = css`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  ${screenOnly};
`;

export const request = css`
  ${screenOnly};
  margin-top: 4rem;
  padding-top: 2.5rem;
  border-top: 1px solid var(--border);
  > h2 {
    font-size: var(--fs-h3);
  }
  > p {
    ${lead};
    margin-block: 0.75rem 2rem;
  }
`;

export const share = css`
  margin-top: 2.5rem;
`;
