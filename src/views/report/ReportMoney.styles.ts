import { css } from "@emotion/react";
import { from, upTo } from "../../theme/breakpoints";
import { caption } from "../../theme/mixins";

export const balance = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 4rem;
  margin-bottom: 2rem;
  dt {
    color: var(--text-muted);
    font-size: var(--fs-small);
  }
  dd {
    font-size: var(--fs-h3);
    font-weight: var(--w-figure);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const tables = css`
  display: grid;
  gap: 2.5rem var(--gap);
  margin-bottom: 1.5rem;
  @media ${from.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

export const rounded = css`
  ${caption};
  margin-bottom: 1.5rem;
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-small);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  break-inside: avoid;
  caption {
    padding-bottom: 0.75rem;
    font-size: var(--fs-h4);
    font-weight: var(--w-strong);
    text-align: start;
  }
  th,
  td {
    padding: 0.65rem 0;
    text-align: end;
    vertical-align: top;
    font-weight: var(--w-body);
  }
  td {
    padding-inline-start: clamp(0.4rem, 3vw, 1rem);
    white-space: nowrap;
  }
  th:first-of-type {
    width: 55%;
    text-align: start;
  }
  thead th,
  tfoot th,
  tfoot td {
    font-weight: var(--w-strong);
  }
  thead th + th {
    padding-inline-start: clamp(0.4rem, 3vw, 1rem);
  }
  tbody tr + tr {
    border-top: 1px solid var(--border);
  }
  thead tr {
    border-bottom: 2px solid var(--text);
  }
  tfoot tr {
    border-top: 2px solid var(--text);
  }
  /* without room for three columns, a name has a line of its own */
  @media ${upTo.slim} {
    &,
    thead,
    tbody,
    tfoot,
    caption {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    td,
    thead th + th {
      padding-inline-start: 0;
    }
    th:first-of-type {
      width: 100%;
      padding-bottom: 0;
    }
  }
  &[data-tone="in"] {
    --bar: var(--chart-reductions);
  }
  &[data-tone="out"] {
    --bar: var(--chart-emissions);
  }
`;

/** Printed, too: browsers leave out backgrounds, but not borders. */
export const bar = css`
  display: block;
  min-width: 2px;
  margin-top: 0.35rem;
  border-top: 0.5rem solid var(--bar);
`;
