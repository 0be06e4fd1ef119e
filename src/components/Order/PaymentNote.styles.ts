import { css } from "@emotion/react";
import { small } from "../../theme/mixins";

export const note = css`
  ${small};
  margin-block: 1.25rem 1rem;
  font-weight: var(--w-medium);
`;
