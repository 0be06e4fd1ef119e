import { css } from "@emotion/react";

/** Keeps the footer below the fold, so that nothing visible shifts when the answer arrives. */
export const result = css`
  min-height: 100vh;
`;
