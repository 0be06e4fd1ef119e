import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { crops } from "../../theme/crops";
import { print } from "../../theme/mixins";
import { linkedCard } from "../../theme/patterns";

/** Widths of the uncropped 16:10 pictures, wider than their frames of 4:3 and 1:1; on phones a little less. */
export const pictureSizes = {
  lead: `${from.full} 49rem, ${from.wide} 54vw, 100vw`,
  row: `${from.medium} 17.6rem, 10.4rem`,
} as const;

export const card = css`
  ${linkedCard};
  h2,
  h3 {
    font-size: var(--fs-h3);
    letter-spacing: -0.022em;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const frame = css`
  ${print};
  aspect-ratio: ${crops.card};
`;

export const lead = css`
  > div:first-of-type {
    margin-bottom: 1.1rem;
  }
`;

export const row = css`
  display: grid;
  grid-template-columns: 6.5rem 1fr;
  gap: 1rem;
  align-items: start;
  border-top: 1px solid var(--border);
  padding-top: 1.25rem;
  > div:first-of-type {
    aspect-ratio: ${crops.square};
  }
  h2,
  h3 {
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  [data-excerpt] {
    display: none;
  }
  @media ${from.medium} {
    grid-template-columns: 11rem 1fr;
    h2,
    h3 {
      font-size: 1.375rem;
    }
    [data-excerpt] {
      display: block;
      font-size: var(--fs-small);
      line-height: 1.55;
    }
  }
`;

export const excerpt = css`
  margin-top: 0.5rem;
  color: var(--text-muted);
`;

export const meta = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.9rem;
  font-size: var(--fs-caption);
  color: var(--text-muted);
  margin-top: 0.75rem;
`;
