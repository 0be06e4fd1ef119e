import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { lead } from "../../theme/mixins";

/** Both columns start at the top: a centred cover would shift while the text beside it arrives. */
export const banner = css`
  row-gap: 2rem;
  h2,
  h3 {
    font-size: var(--fs-h2);
    letter-spacing: var(--track-head);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem 1.5rem;
    margin-block: 1.25rem 1.5rem;
    font-weight: var(--w-medium);
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  li svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    color: var(--link);
  }
  @media ${from.wide} {
    > :first-of-type {
      grid-column: 2 / span 4;
    }
    > * + * {
      grid-column: 7 / -1;
    }
  }
`;

export const summary = css`
  ${lead};
  margin-top: 1rem;
`;

export const offer = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 1.75rem;
  align-items: center;
`;
