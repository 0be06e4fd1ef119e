import { css } from "@emotion/react";

export const side = css`
  display: grid;
  gap: 1.5rem;
`;

export const donate = css`
  @media print {
    display: none;
  }
`;
