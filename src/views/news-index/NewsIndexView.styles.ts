import { css } from "@emotion/react";

/** Room between the list and the footer. */
export const end = css`
  padding-bottom: var(--section);
`;
