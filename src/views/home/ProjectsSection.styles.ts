import { css } from "@emotion/react";

export const sunk = css`
  background: var(--sunk);
`;
