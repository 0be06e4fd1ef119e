import { css } from "@emotion/react";

/** Width of a marker on a small screen, in rem: as wide as a target has to be. */
export const markerSize = 1.5;

/** Edge to edge on small screens, but for half a marker, which may stand at the map's eastern end. */
export const frame = css`
  margin-bottom: 3rem;
  @media (max-width: 47.99rem) {
    margin-inline: calc(var(--gutter) * -1);
    padding-inline-end: ${markerSize / 2}rem;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const map = css`
  position: relative;
  isolation: isolate;
  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

export const indonesia = css`
  fill: var(--primary);
`;

/** What lies around Indonesia. */
export const land = css`
  stop-color: var(--border);
`;

/**
 * Around each marker is room for a finger, below all other markers: it has no stacking context of its own. Those that
 * are not looked for lose their colour, not their number.
 */
export const marker = css`
  --size: ${markerSize}rem;
  position: absolute;
  display: grid;
  place-items: center;
  width: var(--size);
  height: var(--size);
  margin: calc(var(--size) / -2);
  border-radius: 50%;
  background: var(--highlight);
  color: var(--on-highlight);
  box-shadow: 0 0 0 1.5px var(--bg);
  font-size: var(--fs-caption);
  font-weight: var(--w-head);
  line-height: 1;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition: background var(--fast) var(--ease);
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: calc((var(--size) - var(--tap)) / 2);
    border-radius: 50%;
  }
  &:focus-visible,
  &[aria-current] {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover {
      outline: 2px solid var(--text);
      outline-offset: 2px;
    }
  }
  &[data-found="false"] {
    background: var(--surface);
    color: var(--text-muted);
  }
  @media (min-width: 64rem) {
    --size: 2rem;
  }
`;
