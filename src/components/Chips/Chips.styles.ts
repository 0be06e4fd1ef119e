import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.25rem;
  @media ${from.wide} {
    margin-top: 1.5rem;
  }
  @media print {
    display: none;
  }
`;

export const chip = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  padding: 0.3rem 1.1rem;
  border-radius: var(--r-pill);
  border: 1.5px solid var(--border-strong);
  background: transparent;
  font-weight: var(--w-medium);
  font-size: 1rem;
  cursor: pointer;
  color: var(--text);
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      border-color: var(--text);
    }
  }
  &[aria-pressed="true"],
  &[aria-current="true"] {
    background: var(--text);
    color: var(--bg);
    border-color: var(--text);
  }
  @media (forced-colors: active) {
    &[aria-pressed="true"],
    &[aria-current="true"] {
      border-color: Highlight;
      color: Highlight;
    }
  }
`;
