import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { factLink } from "../../theme/mixins";

export const principles = css`
  display: grid;
  gap: 0 var(--gap);
  li {
    border-top: 1px solid var(--border);
    padding-block: 1.25rem 1.5rem;
  }
  h3 {
    font-size: var(--fs-h4);
  }
  p {
    margin-top: 0.4rem;
    color: var(--text-muted);
    font-size: var(--fs-small);
    line-height: 1.6;
  }
  @media ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
    margin-inline-start: calc((100% + var(--gap)) / 6);
  }
`;

export const proof = css`
  a {
    ${factLink};
    margin-right: 1.25rem;
  }
  @media ${from.wide} {
    margin-inline-start: calc((100% + var(--gap)) / 6);
  }
`;

export const focusAreas = css`
  display: grid;
  gap: clamp(3.5rem, 8vw, 7rem) var(--gap);
  margin-top: clamp(3rem, 7vw, 6rem);
  @media ${from.wide} {
    grid-template-columns: repeat(12, 1fr);
  }
`;
