import { css } from "@emotion/react";

export const index = css`
  margin-top: 4rem;
  h2 {
    font-size: var(--fs-h3);
  }
`;

export const withoutScripts = css`
  max-width: var(--measure);
  margin-top: 0.75rem;
  color: var(--text-muted);
  html.js & {
    display: none;
  }
`;

export const sections = css`
  columns: 20rem;
  column-gap: var(--gap);
  margin-top: 1.5rem;
  padding-bottom: clamp(1rem, 4vw, 3rem);
  section {
    margin-bottom: 2rem;
  }
  h3 {
    font-size: var(--fs-h4);
    break-after: avoid;
  }
  li {
    break-inside: avoid;
    /* no page stands alone in a column */
    &:first-of-type {
      break-after: avoid;
    }
    &:last-of-type {
      break-before: avoid;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    padding-block: 0.375rem;
    line-height: 1.35;
  }
`;
