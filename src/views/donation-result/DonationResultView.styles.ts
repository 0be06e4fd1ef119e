import { css } from "@emotion/react";

/** Keeps the footer below the fold, so that nothing that is seen moves when the answer comes. */
export const result = css`
  min-height: 100vh;
`;
