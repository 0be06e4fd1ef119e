import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { section as padded, wrap } from "../../theme/mixins";

export const section = css`
  ${padded};
  margin-top: var(--section);
  background: var(--sunk);
`;

export const container = wrap;

export const places = css`
  display: grid;
  gap: 0 var(--gap);
  counter-reset: place;
  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    padding-block: 0.6rem;
    border-top: 1px solid var(--border);
    line-height: 1.4;
    counter-increment: place;
    &::before {
      content: counter(place);
      padding-top: 0.6rem;
      font-weight: var(--w-head);
      font-variant-numeric: tabular-nums;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--text);
    font-weight: var(--w-medium);
  }
  span {
    grid-column: 2;
    color: var(--text-muted);
    font-size: var(--fs-small);
  }
  @media ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
