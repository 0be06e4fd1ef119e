import { css } from "@emotion/react";
import { below, from } from "./breakpoints";

/** A definition list of facts: name above value, separated by rules. */
export const factList = css`
  border-top: 2px solid var(--text);
  > div {
    padding-block: 0.8rem;
    border-bottom: 1px solid var(--border);
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-small);
  }
  dd {
    font-weight: var(--w-strong);
    line-height: 1.4;
  }
`;

/** Like `factList`, but with names beside values in windows that are not wide and in print, where the list is wide. */
export const wideFactList = css`
  ${factList};
  @media print, ${below.wide} {
    > div {
      display: grid;
      grid-template-columns: 8rem 1fr;
      gap: 0.25rem 0.75rem;
    }
  }
`;

/** A card whose link can be clicked anywhere on the card. */
export const linkedCard = css`
  position: relative;
  a {
    color: var(--text);
    text-decoration: none;
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  @media (hover: hover) {
    &:hover a {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
`;

/** A link with an icon beside its words, underlined on hover only. */
export const quietLink = css`
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
  }
`;

/** Cards in one column, in two in a window of medium width. */
export const cardGrid = css`
  display: grid;
  gap: 3rem var(--gap);
  @media ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** One column; twelve in a wide window. `min-width: 0` makes a wide table scroll in its own box. */
export const twelveColumns = css`
  display: grid;
  gap: 2.5rem var(--gap);
  > * {
    min-width: 0;
  }
  @media ${from.wide} {
    grid-template-columns: repeat(12, 1fr);
    align-items: start;
  }
`;
