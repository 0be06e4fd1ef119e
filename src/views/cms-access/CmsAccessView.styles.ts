import { css } from "@emotion/react";
import { buttonStyles } from "../../components/Button/Button.styles";
import { caption, lead, small } from "../../theme/mixins";

export const primaryLink = buttonStyles({});

export const heading = css`
  font-size: var(--fs-h3);
`;

export const rows = css`
  li {
    border-top: 1px solid var(--border);
    padding-block: 1.1rem;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.35rem 1rem;
    align-items: center;
  }
  li:last-child {
    border-bottom: 1px solid var(--border);
  }
  h3 {
    font-size: var(--fs-h4);
  }
  code {
    ${caption};
  }
  p {
    ${small};
    grid-column: 1 / -1;
    color: var(--text-muted);
  }
`;

export const closing = css`
  ${lead};
  margin-block: clamp(2rem, 4vw, 3.5rem) var(--section);
`;
