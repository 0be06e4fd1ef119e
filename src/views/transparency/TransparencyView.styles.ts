import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";
import { lineLink, small } from "../../theme/mixins";
import { factList, twelveColumns } from "../../theme/patterns";

export const section = css`
  ${twelveColumns};
  padding-bottom: var(--section);
  > :first-of-type {
    grid-column: span 4;
    p {
      margin-top: 1rem;
      color: var(--text-muted);
    }
  }
  > :last-of-type {
    grid-column: 6 / -1;
  }
  @media ${below.wide} {
    > :first-of-type,
    > :last-of-type {
      grid-column: auto;
    }
  }
`;

/** Rows between hairlines, each with a heading and a text. */
export const rows = css`
  border-top: 2px solid var(--text);
  > li {
    padding-block: 1.1rem;
    border-bottom: 1px solid var(--border);
    break-inside: avoid;
  }
  h3 {
    font-size: var(--fs-h4);
  }
  p {
    margin-top: 0.35rem;
    color: var(--text-muted);
  }
  li > a,
  h3 > a {
    ${lineLink};
  }
`;

export const money = css`
  ${small};
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  margin-top: 0.5rem;
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
  }
  dd {
    white-space: nowrap;
  }
  dt {
    color: var(--text-muted);
  }
`;

export const facts = css`
  ${factList};
  @media ${from.small} {
    > div {
      display: grid;
      grid-template-columns: 14rem 1fr;
      gap: 0.75rem;
    }
  }
`;

export const groups = css`
  display: grid;
  gap: 2.5rem;
  h3 {
    margin-bottom: 0.75rem;
  }
`;

export const steps = css`
  ${rows};
  counter-reset: step;
  > li {
    counter-increment: step;
  }
  h3::before {
    content: counter(step) ". ";
  }
`;

export const contact = css`
  display: grid;
  justify-items: start;
  margin-top: 1rem;
  font-style: normal;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    font-weight: var(--w-strong);
  }
`;
