import { css } from "@emotion/react";
import { caption } from "../../theme/mixins";

/** Room for the numbers of the axis on the left, for dates below and for half of a word on the right. */
export const chart = css`
  ${caption};
  --axis: 3rem;
  --ink: var(--chart-emissions);
  position: relative;
  height: clamp(12rem, 30vw, 15rem);
  margin: 2.25rem 0 2.5rem;
  font-variant-numeric: tabular-nums;
  break-inside: avoid;
  &[data-shape="bars"] {
    --ink: var(--chart-reductions);
  }
`;

/** A number of the axis and its line. */
export const tick = css`
  position: absolute;
  left: 0;
  width: 100%;
  line-height: 1;
  translate: 0 -0.5em;
  &::after {
    content: "";
    position: absolute;
    top: 50%;
    inset-inline: var(--axis) 0;
    border-top: 1px solid var(--chart-grid);
  }
`;

export const plot = css`
  position: absolute;
  inset: 0 1.75rem 0 calc(var(--axis) + 1.25rem);
`;

export const marks = css`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke: var(--ink);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  path {
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: var(--ink);
    stroke: none;
  }
  [data-points] {
    stroke-width: 8;
  }
  [data-limit] {
    stroke: var(--text);
    stroke-width: 1.5;
    stroke-dasharray: 6 5;
    stroke-linecap: butt;
  }
`;

const words = css`
  position: absolute;
  line-height: 1.2;
  white-space: nowrap;
`;

export const end = css`
  ${words};
  color: var(--text);
  font-size: var(--fs-small);
  translate: -50% calc(-100% - 0.5rem);
`;

export const date = css`
  ${words};
  top: calc(100% + 0.75rem);
  translate: -50% 0;
`;
