import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const summaries = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  position: relative;
  border-top: 2px solid var(--text);
  > div {
    padding: 1.1rem 0.75rem 1.4rem 0;
    border-bottom: 1px solid var(--border);
  }
  > div:nth-of-type(even) {
    padding-inline: 1.1rem 0;
    border-inline-start: 1px solid var(--border);
  }
  @media ${from.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > div {
      position: relative;
      padding-block: 1.5rem 2rem;
    }
    > div + div {
      padding-inline-start: 1.5rem;
      border-inline-start: 1px solid var(--border);
    }
  }
  dt {
    font-size: var(--fs-small);
    color: var(--text-muted);
    line-height: 1.35;
  }
  dd {
    margin-top: 0.35rem;
    font-size: clamp(1.75rem, 1.2rem + 3.4vw, 4rem);
    font-weight: var(--w-figure);
    letter-spacing: var(--track-figure);
    word-spacing: 0.08em;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  dd p {
    word-spacing: 0;
  }
  dd > span {
    display: block;
    font-size: var(--fs-caption);
    font-weight: var(--w-medium);
    letter-spacing: 0;
    word-spacing: 0;
    line-height: 1.5;
    white-space: normal;
    color: var(--text-muted);
  }
`;
