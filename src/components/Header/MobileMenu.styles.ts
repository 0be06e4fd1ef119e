import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";

export const menu = css`
  @media ${from.wide} {
    display: none;
  }
  @media ${below.wide} {
    html:has(&[open]) {
      overflow: hidden;
    }
  }
  &[open] [data-open],
  &:not([open]) [data-close] {
    display: none;
  }
`;

export const summary = css`
  display: grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  border-radius: var(--r-field);
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

export const panel = css`
  position: fixed;
  inset: var(--header) 0 0;
  overflow-y: auto;
  padding: 1rem var(--gutter) 2rem;
  background: var(--bg);
  form {
    margin-bottom: 0.5rem;
  }
  li + li {
    border-top: 1px solid var(--border);
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 3.75rem;
    font-size: 1.5rem;
    font-weight: var(--w-head);
    letter-spacing: -0.03em;
    color: var(--text);
    text-decoration: none;
  }
  li a[aria-current] {
    text-decoration: underline var(--highlight) 3px;
  }
`;

export const settings = css`
  display: flex;
  justify-content: end;
  margin-block: 1.25rem;
`;
