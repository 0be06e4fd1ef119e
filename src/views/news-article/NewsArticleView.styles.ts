import { css } from "@emotion/react";

export const kind = css`
  font-size: var(--fs-caption);
  font-weight: var(--w-head);
  color: var(--link);
  margin-bottom: 0.35rem;
`;
