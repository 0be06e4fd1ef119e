import { css } from "@emotion/react";
import { scrollsSideways } from "../../theme/mixins";

export const disclosure = css`
  border-block: 1px solid var(--border);
  summary {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 3.25rem;
    font-weight: var(--w-strong);
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      width: 1.25em;
      height: 1.25em;
      flex: none;
    }
  }
  @media print {
    border: 0;
    summary {
      display: none;
    }
  }
`;

export const scroller = css`
  ${scrollsSideways};
  padding-bottom: 1rem;
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: var(--fs-small);
    font-variant-numeric: tabular-nums;
  }
  caption {
    text-align: start;
    color: var(--text-muted);
    padding-bottom: 0.5rem;
  }
  th,
  td {
    text-align: end;
    padding: 0.5rem clamp(0.35rem, 2vw, 0.75rem);
    border-top: 1px solid var(--border);
  }
  th:first-of-type {
    text-align: start;
  }
  thead th {
    border-top: 0;
    border-bottom: 2px solid var(--text);
    font-weight: var(--w-strong);
  }
  @media print {
    th,
    td {
      padding-block: 0.25rem;
    }
  }
`;
