import { css } from "@emotion/react";
import { section, wrap } from "../../theme/mixins";

export const mapSection = css`
  ${section};
  margin-top: var(--section);
  background: var(--sunk);
`;

export const container = wrap;

/** Width of a marker on a small screen, in rem. */
export const markerSize = 1.125;

/** Edge to edge on small screens, but for half a marker, which may stand at the map's eastern end. */
export const frame = css`
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
  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

export const indonesia = css`
  fill: var(--primary);
`;

export const neighbours = css`
  fill: var(--border);
`;

export const marker = css`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${markerSize}rem;
  height: ${markerSize}rem;
  translate: -50% -50%;
  border-radius: 50%;
  background: var(--highlight);
  color: var(--on-highlight);
  box-shadow: 0 0 0 1.5px var(--bg);
  font-size: var(--fs-caption);
  font-weight: var(--w-head);
  line-height: 1;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:focus-visible {
    z-index: 1;
    scale: 1.15;
  }
  @media (hover: hover) {
    &:hover {
      z-index: 1;
      scale: 1.15;
    }
  }
  @media (min-width: 40rem) {
    width: 1.5rem;
    height: 1.5rem;
  }
  @media (min-width: 64rem) {
    width: 2rem;
    height: 2rem;
  }
`;

export const places = css`
  display: grid;
  gap: 0 var(--gap);
  margin-top: 2.5rem;
  counter-reset: place;
  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    padding-block: 0.6rem;
    border-top: 1px solid var(--border);
    line-height: 1.4;
    counter-increment: place;
    &::before {
      content: counter(place);
      padding-top: 0.6rem;
      font-weight: var(--w-head);
      font-variant-numeric: tabular-nums;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--text);
    font-weight: var(--w-medium);
  }
  span {
    grid-column: 2;
    color: var(--text-muted);
    font-size: var(--fs-small);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
