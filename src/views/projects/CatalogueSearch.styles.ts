import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { scripted } from "../../theme/mixins";

/** Hidden without scripts, which do the searching. The tabs' pages work without them. */
export const search = css`
  ${scripted};
  @media ${from.wide} {
    order: 2;
  }
`;
