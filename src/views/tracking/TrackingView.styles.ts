import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const columns = css`
  display: grid;
  gap: 3rem;
  margin-block: clamp(3rem, 5vw, 5rem) var(--section);
  h2 {
    font-size: var(--fs-h3);
    margin-bottom: 1rem;
  }
  @media ${from.wide} {
    grid-template-columns: 5fr 7fr;
    gap: calc(var(--gap) * 2);
  }
  @media print {
    margin-block: 2rem 0;
    gap: 2rem;
  }
`;

/** A list of rows between hairlines. */
export const rows = css`
  > li {
    border-top: 1px solid var(--border);
    padding-block: 1.1rem;
    display: grid;
    gap: 0.35rem 1rem;
    break-inside: avoid;
  }
  > li:last-child {
    border-bottom: 1px solid var(--border);
  }
  h3 {
    font-size: var(--fs-h4);
    letter-spacing: -0.012em;
  }
`;
