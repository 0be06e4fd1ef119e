import { css } from "@emotion/react";
import { patterned } from "../../theme/mixins";

export const panel = css`
  ${patterned};
  border: 1px dashed var(--border-strong);
  border-radius: var(--r-panel);
  padding: clamp(2rem, 5vw, 4rem) var(--gutter);
  text-align: center;
  svg {
    width: 2.5rem;
    height: 2.5rem;
    margin: 0 auto 1rem;
    color: var(--link);
  }
  p {
    margin: 0.6rem auto 0;
    max-width: 32rem;
    color: var(--text-muted);
  }
`;
