import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

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
  @media ${from.wide} {
    grid-template-columns: 1fr 22rem;
    align-items: end;
  }
`;
