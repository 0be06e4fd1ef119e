import { css } from "@emotion/react";

export const breadcrumbs = css`
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    font-size: var(--fs-small);
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-width: 0;
    color: var(--text-muted);
  }
  /* The page's heading right below shows the full title: here it is cut off, but begins on a line with room for it. */
  li:last-of-type {
    flex: 1 1 8rem;
  }
  li + li::before {
    content: "";
    flex: none;
    width: 0.45rem;
    height: 0.45rem;
    border: solid var(--border-strong);
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: var(--tap);
    min-width: var(--tap);
    color: var(--text);
  }
  span {
    max-width: 19em;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  @media print {
    display: none;
  }
`;
