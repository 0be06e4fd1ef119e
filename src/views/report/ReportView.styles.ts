import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const published = css`
  margin-top: 1rem;
`;

export const section = css`
  padding-bottom: clamp(3rem, 6vw, 5rem);
  > h2 {
    margin-bottom: 1.5rem;
  }
  @media print {
    padding-bottom: 1.5rem;
  }
`;

export const setbacks = css`
  display: grid;
  gap: 2rem var(--gap);
  li {
    break-inside: avoid;
    padding-top: 1.25rem;
    border-top: 2px solid var(--text);
  }
  p {
    margin-top: 0.5rem;
    max-width: var(--measure);
    color: var(--text-muted);
  }
  @media ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const end = css`
  padding-bottom: clamp(3rem, 6vw, 5rem);
  @media print {
    padding: 0;
  }
`;
