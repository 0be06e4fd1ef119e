import { css } from "@emotion/react";
import { below } from "../../theme/breakpoints";

export const impacts = css`
  margin-top: 1.5rem;
  border-top: 1px solid var(--border);
  &[data-currency="IDR"] {
    --amount: 7.75rem;
  }
  li {
    display: grid;
    grid-template-columns: var(--amount, 4.75rem) 1fr;
    gap: 0.5rem;
    padding: 0.7rem 0.6rem;
    border-bottom: 1px solid var(--border);
    color: var(--text-muted);
    font-size: var(--fs-small);
    line-height: 1.45;
  }
  /* on phones long amounts would leave no room for the words beside them */
  @media ${below.handset} {
    &[data-currency="IDR"] li {
      grid-template-columns: 1fr;
      gap: 0;
    }
  }
  b {
    font-size: 1.125rem;
    font-weight: var(--w-strong);
    color: var(--text);
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  li[aria-current] {
    background: var(--badge-amber);
    color: var(--badge-amber-text);
    border-radius: var(--r-print);
    font-weight: var(--w-medium);
    b {
      color: inherit;
    }
  }
`;
