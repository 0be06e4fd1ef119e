import { css } from "@emotion/react";
import { lead, wrap } from "../../theme/mixins";

export const page = css`
  ${wrap};
  padding-top: calc(var(--header) + clamp(1.25rem, 3vw, 2.5rem));
  @media print {
    padding-top: 0;
  }
`;

export const header = css`
  padding-bottom: clamp(1.75rem, 3.5vw, 3.25rem);
  h1 {
    margin-top: 0.5rem;
    max-width: 12.6em;
    font-size: var(--fs-page);
    line-height: var(--lh-tight);
    letter-spacing: -0.038em;
    font-weight: var(--w-display);
  }
`;

/** For long headlines. */
export const longTitle = css`
  h1 {
    max-width: 15.5em;
    font-size: clamp(2rem, 1.4rem + 2.9vw, 3.75rem);
  }
`;

export const leadText = css`
  ${lead};
  margin-top: 1.1rem;
`;
