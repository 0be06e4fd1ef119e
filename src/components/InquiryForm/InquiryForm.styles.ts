import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const fields = css`
  display: grid;
  gap: 1.25rem;
`;

/** Name and e-mail address side by side from 640 px. */
export const twoColumns = css`
  @media ${from.small} {
    grid-template-columns: 1fr 1fr;
    > :not([data-half]) {
      grid-column: 1 / -1;
    }
  }
`;

export const form = css`
  ${fields};
  align-content: start;
`;

export const problem = css`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 1rem 1.25rem;
  border: 2px solid var(--error);
  border-radius: var(--r-field);
  background: var(--error-bg);
  font-weight: var(--w-medium);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;
