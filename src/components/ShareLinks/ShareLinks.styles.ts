import { css } from "@emotion/react";

export const share = css`
  h2 {
    letter-spacing: 0;
    word-spacing: 0;
    font-weight: var(--w-body);
  }
  @media print {
    display: none;
  }
`;

export const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
`;

export const action = css`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: var(--tap);
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-weight: var(--w-medium);
  text-decoration: none;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
  }
`;

/** The result of copying, below the button. */
export const outcome = css`
  font-size: var(--fs-caption);
  line-height: 1.5;
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;
