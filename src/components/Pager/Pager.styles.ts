import { css } from "@emotion/react";

export const pager = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  justify-content: center;
  margin-top: 3.5rem;
  a,
  span {
    display: grid;
    place-items: center;
    min-width: var(--tap);
    min-height: var(--tap);
    padding-inline: 0.5rem;
    border-radius: var(--r-field);
    color: var(--text);
    text-decoration: none;
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
  }
  @media (hover: hover) {
    a:hover {
      background: var(--sunk);
    }
  }
  a[aria-current] {
    background: var(--text);
    color: var(--bg);
  }
  svg {
    width: 1.25em;
    height: 1.25em;
  }
`;
