import { css } from "@emotion/react";
import { quietLink } from "../../theme/patterns";

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
    ${quietLink};
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3.25rem;
    padding: 0.5rem 0;
    color: inherit;
    font-weight: var(--w-medium);
    line-height: 1.35;
  }
  svg {
    color: var(--highlight);
  }
`;
