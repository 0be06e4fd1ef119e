import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { lead } from "../../theme/mixins";

export const leadText = css`
  ${lead};
  margin-top: 1.1rem;
`;

export const head = css`
  margin-bottom: clamp(2rem, 4vw, 4rem);
  > [data-link] {
    margin-top: 1rem;
  }
  @media ${from.wide} {
    display: grid;
    grid-template-columns: repeat(12, 1fr);
    column-gap: var(--gap);
    align-items: baseline;
    > * {
      grid-column: 3 / span 8;
    }
    > h2 {
      grid-row: 1;
    }
  }
`;

export const flush = css`
  @media ${from.wide} {
    > * {
      grid-column: 1 / span 9;
    }
  }
`;

export const linked = css`
  @media ${from.wide} {
    > h2,
    > p {
      grid-column: 3 / span 7;
    }
    > [data-link] {
      grid-column: 10 / -1;
      grid-row: 1;
      margin: 0;
      justify-self: end;
    }
  }
`;

export const stratum = css`
  display: flex;
  align-items: baseline;
  gap: 0.6rem;
  font-size: var(--fs-caption);
  line-height: 1.3;
  color: var(--text-muted);
  margin-bottom: 1rem;
  font-weight: var(--w-medium);
  &::before {
    content: "";
    width: 1.75rem;
    border-top: 2px solid var(--highlight);
    align-self: center;
  }
  b {
    font-weight: var(--w-head);
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  @media ${from.wide} {
    && {
      grid-column: 1 / span 2;
    }
    grid-row: 1;
    position: relative;
    margin: 0 0 -3rem;
    display: block;
    &::before {
      position: absolute;
      right: calc(100% + 0.75rem);
      top: 0.65em;
      width: 50vw;
    }
    b {
      display: block;
      font-size: 1.0625rem;
    }
  }
`;
