import { css } from "@emotion/react";

/** Messages that wait for signal; takes no place while there are none. */
export const waiting = css`
  display: grid;
  gap: 0.75rem;
  &:empty {
    position: absolute;
  }
  &:not(:empty) {
    padding: 1rem 1.25rem;
    border: 2px solid var(--text);
    border-radius: var(--r-field);
  }
  blockquote {
    margin: 0 0 0.75rem;
    padding-inline-start: 1rem;
    border-inline-start: 2px solid var(--border);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
