import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";

export const group = css`
  display: inline-flex;
  align-items: center;
  font-size: var(--fs-small);
  font-weight: var(--w-strong);
`;

/** On a narrow screen the page's own language is left out. */
export const link = css`
  position: relative;
  display: grid;
  place-items: center;
  min-width: var(--tap);
  min-height: var(--tap);
  color: var(--text-muted);
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
  }
  &[aria-current] {
    color: var(--text);
    text-decoration: underline var(--highlight) 2px;
    text-underline-offset: 0.4em;
    @media ${below.wide} {
      display: none;
    }
  }
  @media ${from.wide} {
    & + &::before {
      content: "";
      position: absolute;
      left: 0;
      height: 1rem;
      border-left: 1px solid var(--border-strong);
    }
  }
`;
