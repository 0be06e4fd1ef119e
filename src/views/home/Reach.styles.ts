import { css } from "@emotion/react";

export const reach = css`
  li {
    display: grid;
    grid-template-columns: 2.25rem 1fr;
    gap: 0.1rem 0.9rem;
    padding-block: 1.4rem;
    border-top: 1px solid var(--border);
    > * {
      grid-column: 2;
    }
    &:last-of-type {
      border-bottom: 1px solid var(--border);
    }
  }
  svg {
    grid-area: 1 / 1;
    width: 1.5rem;
    height: 1.5rem;
    color: var(--link);
    margin-top: 0.15rem;
  }
  h3 {
    font-size: var(--fs-h4);
    letter-spacing: -0.012em;
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-small);
    line-height: 1.55;
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: var(--tap);
    font-weight: var(--w-strong);
    font-size: 1.125rem;
  }
  address {
    font-style: normal;
  }
`;
