import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";

/** Width of a marker on a small screen, in rem. */
export const markerSize = 1.125;

/** Edge to edge on small screens, but for half a marker, which may stand at the map's eastern end. */
export const frame = css`
  margin-bottom: 3rem;
  @media ${below.medium} {
    margin-inline: calc(var(--gutter) * -1);
    padding-inline-end: ${markerSize / 2}rem;
    overflow-x: clip;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const map = css`
  position: relative;
  isolation: isolate;
  > svg {
    position: relative;
    z-index: -2;
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
 * Around each marker is room for a finger, below all other markers: it has no stacking context of its own. On a phone,
 * where markers are close, it is as wide as a target has to be. Those that are not looked for lose their colour, not
 * their number.
 */
export const marker = css`
  --size: ${markerSize}rem;
  --room: 1.5rem;
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
    inset: calc((var(--size) - var(--room)) / 2);
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
    box-shadow: 0 0 0 1.5px var(--border-strong);
    color: var(--text-muted);
  }
  @media ${from.small} {
    --size: 1.5rem;
    --room: var(--tap);
  }
  @media ${from.wide} {
    --size: 2rem;
  }
`;
