import { css } from "@emotion/react";
import { iconButton } from "../../components/Button/Button.styles";
import { from } from "../../theme/breakpoints";
import { small } from "../../theme/mixins";

/** Reserves four lines on a phone, so that nothing below shifts when a month is selected. */
export const readout = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0.75rem;
  min-height: 6.75rem;
  text-align: center;
  @media ${from.small} {
    grid-template-columns: auto minmax(24rem, auto) auto;
    justify-content: center;
    min-height: 4rem;
  }
`;

export const step = css`
  ${iconButton};
  border: 1.5px solid var(--border-strong);
  &[aria-disabled="true"] {
    border-color: var(--border);
    color: var(--text-muted);
    cursor: not-allowed;
  }
`;

export const words = css`
  ${small};
  font-variant-numeric: tabular-nums;
  span {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    margin-inline-start: 0.35rem;
    white-space: nowrap;
  }
`;
