import { css } from "@emotion/react";

/** Space between the list and the footer. */
export const end = css`
  padding-bottom: var(--section);
`;
