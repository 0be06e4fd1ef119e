import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { factLink, lineLink, small } from "../../theme/mixins";
import { factList } from "../../theme/patterns";

export const group = css`
  padding-bottom: var(--section);
  > h2 {
    font-size: var(--fs-h2);
    margin-bottom: 1.5rem;
  }
`;

/** A figure beside what is known about it; one below the other on phones. */
export const entry = css`
  display: grid;
  gap: 1rem var(--gap);
  padding-block: 2rem;
  border-top: 2px solid var(--text);
  break-inside: avoid;
  &:target {
    background: var(--sunk);
    box-shadow: 0 0 0 1rem var(--sunk);
  }
  @media ${from.wide} {
    grid-template-columns: 4fr 5fr 4fr;
  }
`;

/** The figure is shown above its heading, and read and searched as what is below it. */
export const figure = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  b {
    order: -1;
    font-size: var(--fs-figure);
    font-weight: var(--w-figure);
    letter-spacing: var(--track-figure);
    line-height: 1.05;
  }
  small {
    font-size: var(--fs-h4);
    letter-spacing: 0;
  }
  h3 {
    margin: 0.5rem 0 0.75rem;
    font-size: var(--fs-h4);
  }
  a {
    ${factLink};
  }
`;

export const words = css`
  p {
    max-width: var(--measure);
  }
  p + p {
    margin-top: 0.75rem;
  }
  > div {
    ${small};
    margin-top: 1rem;
    color: var(--text-muted);
  }
  h4 {
    margin-top: 1.25rem;
    font-size: var(--fs-small);
  }
`;

export const facts = css`
  ${factList};
  ${small};
  border-top: 0;
  > div {
    display: grid;
    grid-template-columns: 7rem 1fr;
    gap: 0.75rem;
    padding-block: 0.5rem;
  }
  dd {
    font-weight: var(--w-medium);
    overflow-wrap: anywhere;
  }
  a {
    ${factLink};
  }
`;

export const files = css`
  padding-bottom: 2.5rem;
  > p {
    max-width: var(--measure);
    margin-block: 1rem 1.5rem;
  }
  ul {
    border-top: 2px solid var(--text);
  }
  li {
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--border);
  }
  li a {
    ${lineLink};
    gap: 0.5rem;
    font-weight: var(--w-strong);
  }
  code {
    ${small};
    display: block;
    overflow-wrap: anywhere;
    color: var(--text-muted);
  }
  summary {
    min-height: var(--tap);
    margin-top: 1rem;
    padding-block: 0.6rem;
    cursor: pointer;
    font-weight: var(--w-strong);
  }
`;

export const end = css`
  padding-bottom: var(--section);
`;
