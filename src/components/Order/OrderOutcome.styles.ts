import { css } from "@emotion/react";

const panel = css`
  display: grid;
  gap: 0.35rem;
  margin-top: 1rem;
  padding: 1rem 1.25rem;
  border: 2px solid;
  border-radius: var(--r-field);
  font-weight: var(--w-medium);
  line-height: 1.5;
  p + p {
    font-weight: var(--w-body);
    font-size: var(--fs-small);
    color: var(--text);
  }
`;

export const thanks = css`
  ${panel};
  border-color: var(--ok);
  background: var(--ok-bg);
  color: var(--ok);
`;

export const problem = css`
  ${panel};
  border-color: var(--error);
  background: var(--error-bg);
  color: var(--error);
`;
