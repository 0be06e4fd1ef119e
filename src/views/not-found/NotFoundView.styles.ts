import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { lead } from "../../theme/mixins";

/** The picture fills its side of the window, whose height decides how much of it is cropped. */
export const sizes = `${from.wide} max(58vw, 160vh), max(100vw, 29rem)`;

export const lost = css`
  display: grid;
  min-height: 100svh;
  grid-template-rows: auto 1fr;
  @media ${from.wide} {
    grid-template: 1fr / minmax(28rem, 5fr) 7fr;
  }
`;

export const panel = css`
  padding: calc(var(--header) + 2.5rem) var(--gutter) 2.5rem;
  h1 {
    max-width: 9.9em;
    font-weight: var(--w-display);
  }
  /* not centred: what is there would move as more of the page arrives */
  @media ${from.wide} {
    padding-block-start: calc(var(--header) + 14svh);
    padding-inline: max(var(--gutter), calc((100vw - var(--container)) / 2)) 3rem;
  }
`;

export const leadText = css`
  ${lead};
  margin-block: 1rem 1.5rem;
`;

export const art = css`
  position: relative;
  min-height: 18rem;
  img {
    position: absolute;
    inset: 0;
  }
`;

/** Filled in by scripts, which know the address. Space is reserved so that nothing shifts. */
export const suggestions = css`
  margin-top: 2.5rem;
  @media (scripting: enabled) {
    min-height: 17rem;
  }
  h2 {
    font-size: var(--fs-h4);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;
