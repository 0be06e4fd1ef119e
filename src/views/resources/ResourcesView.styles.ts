import { css } from "@emotion/react";

export const shelf = css`
  margin-top: clamp(3rem, 6vw, 5.5rem);
  > ul {
    border-bottom: 1px solid var(--border);
    margin-top: 1rem;
  }
`;
