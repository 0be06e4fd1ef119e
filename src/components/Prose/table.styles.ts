import { css } from "@emotion/react";
import { below } from "../../theme/breakpoints";
import { caption, scrollsSideways, visuallyHidden } from "../../theme/mixins";

/** Tables in running text: ruled with hairlines; wide ones scroll in their own box, and on phones rows stack. */
export const tableStyles = css`
  [data-scroller] {
    ${scrollsSideways};
    margin-block: 2rem;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    min-width: 30rem;
    font-size: var(--fs-small);
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.6rem 1.25rem 0.6rem 0;
    border-top: 1px solid var(--border);
    text-align: start;
    vertical-align: top;
    &[align="right"] {
      text-align: end;
    }
    &[align="center"] {
      text-align: center;
    }
    &:last-child {
      padding-inline-end: 0;
    }
  }
  thead th {
    border-top: 0;
    border-bottom: 2px solid var(--text);
    font-weight: var(--w-strong);
    vertical-align: bottom;
  }
  /* a row is a list, each cell below the name of its column */
  @media screen and ${below.small} {
    table,
    tbody,
    tr,
    td {
      display: block;
      min-width: 0;
    }
    thead {
      ${visuallyHidden};
    }
    tr {
      padding-block: 0.75rem;
      border-top: 1px solid var(--border);
    }
    td,
    td[align] {
      padding: 0.2rem 0;
      border-top: 0;
      text-align: start;
    }
    td:first-of-type {
      font-weight: var(--w-strong);
    }
    td::before {
      content: attr(data-column);
      content: attr(data-column) / "";
      display: block;
      ${caption};
      font-weight: var(--w-body);
    }
  }
`;
