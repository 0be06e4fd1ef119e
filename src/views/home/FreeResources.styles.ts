import { css } from "@emotion/react";

export const box = css`
  border-radius: var(--r-panel);
  padding: clamp(1.5rem, 3vw, 2.25rem);
  ul {
    margin-top: 1.1rem;
  }
  li {
    border-top: 1px solid var(--border);
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3.25rem;
    padding: 0.5rem 0;
    color: inherit;
    font-weight: var(--w-medium);
    line-height: 1.35;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    color: var(--highlight);
  }
`;
