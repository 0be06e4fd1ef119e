import { css } from "@emotion/react";
import { wrap } from "../../theme/mixins";

export const foot = css`
  display: none;
  @media print {
    ${wrap};
    display: block;
    margin-top: 1.5rem;
    font-size: 9pt;
    line-height: 1.5;
    overflow-wrap: anywhere;
    h2 {
      font-size: 10pt;
      margin-bottom: 0.25rem;
    }
    li {
      break-inside: avoid;
    }
    p {
      margin-top: 0.75rem;
      padding-top: 0.75rem;
      border-top: 1px solid var(--border);
    }
  }
`;
