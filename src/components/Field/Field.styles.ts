import { css } from "@emotion/react";

export const field = css`
  display: grid;
  gap: 0.4rem;
  align-content: start;
  label {
    font-weight: var(--w-strong);
    > span {
      font-weight: var(--w-body);
      color: var(--text-muted);
    }
  }
`;

export const control = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1rem;
  background: var(--surface);
  border: 1.5px solid var(--border-strong);
  border-radius: var(--r-field);
  @media (hover: hover) {
    &:hover {
      border-color: var(--text);
    }
  }
  &:focus-visible {
    outline-offset: 1px;
    border-color: var(--focus);
    border-radius: var(--r-field);
  }
  &[aria-invalid="true"] {
    border-color: var(--error);
    border-width: 2px;
  }
`;

export const area = css`
  min-height: 9rem;
  resize: vertical;
`;

export const error = css`
  display: flex;
  gap: 0.45rem;
  align-items: flex-start;
  color: var(--error);
  font-size: var(--fs-small);
  font-weight: var(--w-medium);
  line-height: 1.4;
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    margin-top: 0.05em;
  }
`;
