import { css } from "@emotion/react";

export const toolbar = css`
  display: grid;
  gap: 1rem;
  margin-bottom: 2.5rem;
  > * {
    min-width: 0;
  }
  nav {
    margin-top: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: 1fr 22rem;
    align-items: end;
  }
`;
