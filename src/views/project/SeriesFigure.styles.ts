import { css } from "@emotion/react";
import { caption } from "../../theme/mixins";

export const figure = css`
  margin-top: 2.5rem;
  h3 {
    font-size: var(--fs-h4);
    line-height: 1.3;
  }
  figcaption {
    margin-top: 0.75rem;
  }
`;

/** What the broken line in the chart is. */
export const limit = css`
  ${caption};
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-top: 0.25rem;
  &::before {
    content: "";
    flex: none;
    width: 1.75rem;
    border-top: 2px dashed var(--text);
  }
`;

/** Closed at first, since the chart shows the same; open on paper. */
export const values = css`
  margin-top: 1.25rem;
  border-block: 1px solid var(--border);
  font-size: var(--fs-small);
  summary {
    min-height: var(--tap);
    padding-block: 0.7rem;
    font-weight: var(--w-strong);
    line-height: 1.4;
    cursor: pointer;
  }
  table {
    width: 100%;
    margin-bottom: 1rem;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  caption {
    padding-bottom: 0.5rem;
    color: var(--text-muted);
    text-align: start;
  }
  th,
  td {
    padding-block: 0.45rem;
    border-top: 1px solid var(--border);
    text-align: end;
  }
  th:first-of-type {
    font-weight: var(--w-body);
    text-align: start;
  }
  thead th,
  thead th:first-of-type {
    border-top: 0;
    border-bottom: 2px solid var(--text);
    font-weight: var(--w-strong);
  }
  @media print {
    summary {
      display: none;
    }
    &::details-content {
      content-visibility: visible;
    }
  }
`;
