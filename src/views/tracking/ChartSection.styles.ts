import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";
import { small } from "../../theme/mixins";

export const section = css`
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  justify-content: space-between;
  align-items: baseline;
  margin-bottom: 0.5rem;
  h2 {
    font-size: var(--fs-h3);
  }
  /* beside the title it would move below as soon as the whole of it has arrived */
  @media ${below.small} {
    > ul {
      width: 100%;
    }
  }
`;

/** Unit, definition and totals, between heading and chart. */
export const definition = css`
  ${small};
  position: relative;
  max-width: var(--measure);
  color: var(--text-muted);
  dl {
    margin-top: 0.5rem;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
  }
  /* room for a finger above and below the line */
  summary {
    white-space: nowrap;
    padding-block: calc((var(--tap) - 1.55em) / 2);
  }
`;

/** Reserves the chart's height before the chart is loaded. */
export const plot = css`
  position: relative;
  aspect-ratio: 340 / 290;
  border-radius: var(--r-print);
  @media ${from.small} {
    aspect-ratio: 720 / 400;
  }
  @media ${from.wide} {
    aspect-ratio: 1180 / 470;
  }
  @media print {
    display: none;
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

/** An invisible slider over the chart, which serves as its thumb and track. */
export const slider = css`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  font-size: var(--fs-small);
  font-weight: var(--w-medium);
  button,
  span {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: var(--tap);
  }
  /* a what-if line has a line of its own, which is kept free for it, so that nothing below moves when it comes */
  @media ${below.small} {
    &:not(:has(> li > span))::after {
      content: "";
    }
    &::after,
    li:has(> span) {
      width: 100%;
      min-height: 1.75em;
    }
    span {
      min-height: 1.75em;
    }
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
      }
    }
    &[aria-pressed="false"] {
      color: var(--text-muted);
      text-decoration: line-through;
      svg {
        opacity: 0.35;
      }
    }
  }
`;
