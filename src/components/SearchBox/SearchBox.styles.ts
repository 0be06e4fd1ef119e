import { css } from "@emotion/react";

export const box = css`
  position: relative;
  svg {
    position: absolute;
    left: 1rem;
    top: 50%;
    translate: 0 -50%;
    width: 1.25em;
    height: 1.25em;
    color: var(--text-muted);
    pointer-events: none;
  }
  input {
    width: 100%;
    min-width: 0;
    min-height: 3.25rem;
    padding: 0.6rem 1rem 0.6rem 3rem;
    border: 1.5px solid var(--border-strong);
    border-radius: var(--r-field);
    background: var(--surface);
    color: var(--text);
    font: inherit;
  }
  @media print {
    display: none;
  }
`;
