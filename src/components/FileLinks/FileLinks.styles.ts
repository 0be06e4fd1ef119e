import { css } from "@emotion/react";

export const fileList = css`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
`;
