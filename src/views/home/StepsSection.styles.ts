import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

/** Steps joined by a dotted line: below one another, from 1024 px side by side. */
export const steps = css`
  display: grid;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: 0 1.1rem;
    padding-bottom: 2rem;
    &:not(:last-child)::after {
      content: "";
      position: absolute;
      left: 1.72rem;
      top: 3.7rem;
      bottom: 0.2rem;
      border: dotted var(--text-muted);
      border-width: 0 0 0 2px;
      opacity: 0.6;
    }
  }
  svg {
    width: 3.5rem;
    height: 3.5rem;
    grid-row: span 3;
    color: var(--highlight);
  }
  h3 {
    font-size: 1.25rem;
  }
  span,
  p {
    color: var(--text-muted);
  }
  span {
    font-weight: var(--w-medium);
  }
  p {
    font-size: var(--fs-small);
    line-height: 1.6;
    margin-top: 0.3rem;
  }
  @media ${from.wide} {
    grid-template-columns: repeat(5, 1fr);
    gap: var(--gap);
    li {
      display: block;
      padding: 0;
      &:not(:last-child)::after {
        left: 4.9rem;
        right: calc(0.4rem - var(--gap));
        bottom: auto;
        top: calc(4.5rem * 45 / 56 - 1px);
        border-width: 2px 0 0;
      }
    }
    svg {
      width: 4.5rem;
      height: 4.5rem;
    }
  }
`;
