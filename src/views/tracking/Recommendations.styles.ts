import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { small } from "../../theme/mixins";

export const explanation = css`
  ${small};
  max-width: var(--measure);
  margin-bottom: 1.25rem;
  color: var(--text-muted);
`;

export const text = css`
  ${small};
  color: var(--text-muted);
`;

export const effect = css`
  ${small};
  margin-top: 0.35rem;
`;

/** Says on paper, which has no buttons, that a recommendation is applied. */
export const ticked = css`
  @media print {
    h3::before {
      content: "✓ ";
    }
  }
`;

export const list = css`
  @media ${from.small} {
    > li {
      grid-template-columns: 1fr auto;
      align-items: center;
    }
  }
`;

/** Reserves the height of the longest text, so that nothing below shifts. */
export const result = css`
  ${small};
  min-height: 5rem;
  padding-top: 1rem;
`;
