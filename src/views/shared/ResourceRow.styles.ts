import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const row = css`
  display: grid;
  grid-template-columns: 3rem 1fr;
  gap: 0.15rem 1rem;
  padding-block: 1.4rem;
  border-top: 1px solid var(--border);
  align-items: start;
  > svg {
    width: 2rem;
    height: 2rem;
    color: var(--link);
    margin-top: 0.15rem;
  }
  h3 {
    font-size: var(--fs-h4);
  }
  h3 + p {
    color: var(--text-muted);
    font-size: var(--fs-small);
    line-height: 1.55;
  }
  > a {
    grid-column: 2;
  }
  @media ${from.wide} {
    grid-template-columns: 3rem minmax(0, 1fr) 13rem 11rem;
    align-items: center;
    gap: 0 1.5rem;
    > a {
      grid-column: auto;
      justify-self: end;
    }
  }
`;

/** Files in place of terms and a link. */
export const files = css`
  grid-column: 2;
  margin-top: 0.5rem;
  @media ${from.wide} {
    grid-column: 3 / -1;
    margin: 0;
  }
`;

export const terms = css`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 1.25rem;
  margin-top: 0.3rem;
  b {
    font-weight: var(--w-head);
  }
  @media ${from.wide} {
    grid-column: auto;
    flex-direction: column;
    align-items: flex-start;
    margin: 0;
  }
`;
