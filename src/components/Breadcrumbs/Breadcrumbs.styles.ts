import { css } from "@emotion/react";

export const breadcrumbs = css`
  ol {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: var(--fs-small);
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    flex: none;
    color: var(--text-muted);
  }
  /* The page's heading right below shows the full title: here it is cut off if space is short. */
  li:last-of-type {
    flex: 0 1 auto;
    min-width: 0;
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

/** A path of more than three pages: it takes several lines where space is short. */
export const long = css`
  ol {
    flex-wrap: wrap;
    row-gap: 0;
  }
  li {
    flex: 0 1 auto;
    min-width: 0;
  }
`;
