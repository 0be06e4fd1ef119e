import { css } from "@emotion/react";
import { scripted } from "../../theme/mixins";

/** Hidden without scripts, which do the searching. The tabs' pages work without them. */
export const search = css`
  ${scripted};
  @media (min-width: 64rem) {
    order: 2;
  }
`;
