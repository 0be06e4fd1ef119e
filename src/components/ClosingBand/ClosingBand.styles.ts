import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { lead, patterned, section, wrap } from "../../theme/mixins";

export const band = css`
  ${section};
  ${patterned};
  margin-top: var(--section);
  @media print {
    display: none;
  }
`;

export const row = css`
  ${wrap};
  display: grid;
  gap: 1.25rem;
  h2 {
    max-width: 14.1em;
  }
  @media ${from.wide} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

export const leadText = css`
  ${lead};
  margin-top: 1rem;
`;
