import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";

export const viewport = css`
  position: fixed;
  z-index: 60;
  inset: auto var(--gutter) 1.25rem;
  display: grid;
  justify-items: center;
  pointer-events: none;
  @media ${from.wide} {
    justify-items: end;
  }
  @media print {
    display: none;
  }
`;

export const card = css`
  pointer-events: auto;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.25rem 0.85rem;
  align-items: start;
  width: min(100%, 26rem);
  padding: 1rem 0.6rem 1rem 1.1rem;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--r-panel);
  box-shadow: var(--e-float);
  touch-action: pan-y;
  > svg {
    margin-top: 0.15rem;
    color: var(--ok);
  }
  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe="cancel"] {
    transform: none;
    transition: transform var(--mid) var(--ease);
  }
`;

export const title = css`
  font-weight: var(--w-head);
`;

export const description = css`
  grid-column: 2;
  color: var(--text-muted);
  font-size: var(--fs-small);
  line-height: 1.5;
`;

export const action = css`
  grid-column: 2;
  justify-self: start;
`;

export const close = css`
  grid-row: 1 / span 2;
  grid-column: 3;
  margin-top: -0.55rem;
`;
