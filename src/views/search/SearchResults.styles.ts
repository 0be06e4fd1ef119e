import { css } from "@emotion/react";
import { crops } from "../../theme/crops";
import { factLink, linkRow } from "../../theme/mixins";

export const results = css`
  max-width: 54rem;
  ol {
    margin-block: 1.5rem;
  }
`;

export const elsewhere = css`
  margin-block: 0.75rem 1.5rem;
`;

export const result = css`
  display: flow-root;
  padding-block: 1.5rem;
  border-top: 1px solid var(--border);
  h3 {
    /* beside the picture, not around it */
    display: flow-root;
    font-size: var(--fs-h4);
  }
  h3 a {
    ${factLink};
  }
  > img {
    float: inline-end;
    width: clamp(6rem, 18vw, 9rem);
    margin: 0.25rem 0 0.5rem 1.25rem;
    aspect-ratio: ${crops.card};
    object-fit: cover;
    border-radius: var(--r-print);
    background: var(--sunk);
  }
`;

export const excerpt = css`
  margin-top: 0.35rem;
  color: var(--text-muted);
  line-height: 1.55;
  overflow-wrap: anywhere;
  mark {
    padding-inline: 0.1em;
    border-radius: 2px;
    background: var(--highlight);
    color: var(--on-highlight);
  }
`;

export const parts = css`
  ${linkRow}
  margin-top: 0.25rem;
`;
