import { css } from "@emotion/react";
import { caption } from "../../theme/mixins";

export const updated = css`
  ${caption};
  margin-top: 1rem;
`;

export const body = css`
  padding-bottom: var(--section);
`;
