import { css } from "@emotion/react";
import { from } from "../../theme/breakpoints";
import { scrollsSideways, visuallyHidden } from "../../theme/mixins";

export const bar = css`
  display: flex;
  gap: 0.25rem;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  ${scrollsSideways};
  border-bottom: 1px solid var(--border);
  scrollbar-width: thin;
  @media ${from.medium} {
    margin-inline: 0;
    padding-inline: 0;
  }
  @media print {
    display: none;
  }
`;

export const tab = css`
  /* around its hidden words: in the scrolled bar they would make the page wider */
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.45em;
  min-height: 3.25rem;
  padding: 0.5rem 0.9rem;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--text-muted);
  font-weight: var(--w-medium);
  text-decoration: none;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      color: var(--text);
    }
  }
  &[aria-selected="true"] {
    border-color: var(--highlight);
    color: var(--text);
    font-weight: var(--w-head);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (forced-colors: active) {
    &[aria-selected="true"] {
      border-color: Highlight;
    }
  }
`;

export const count = css`
  font-size: var(--fs-caption);
  font-variant-numeric: tabular-nums;
`;

/**
 * With scripts one panel is shown at a time; without them, and on paper, all are. Until hydration the address
 * chooses the panel, so that nothing shifts when the tabs take over.
 */
export const panels = css`
  @media screen {
    html.js &:not([data-live]):has(> :target) > :not(:target),
    html.js &:not([data-live]):not(:has(> :target)) > :not(:first-of-type),
    > [data-state="inactive"] {
      display: none;
    }
  }
`;

export const panel = css`
  padding-top: clamp(1.75rem, 3vw, 3rem);
  scroll-margin-top: 4.5rem;
  > h2 {
    margin-bottom: 1.5rem;
    font-size: var(--fs-h3);
  }
  @media screen {
    html.js & > h2 {
      ${visuallyHidden};
    }
  }
`;
