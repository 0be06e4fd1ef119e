import { lineLooks, type LineLookName } from "./chart-series";

export interface SeriesSwatchProps {
  readonly look: LineLookName;
}

const markers = {
  rect: "M13.5 2.5h9v9h-9Z",
  circle: "M13.75 7a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0 -8.5 0Z",
  triangle: "M18 1.5l5.5 10h-11Z",
} as const;

/** A short piece of a line with its marker, for a legend. */
export function SeriesSwatch({ look }: SeriesSwatchProps) {
  const { token, dash, marker, hollow } = lineLooks[look];
  const stroke = `var(${token})`;
  return (
    <svg viewBox="0 0 36 14" width="36" height="14" aria-hidden="true" focusable="false">
      <path d="M1 7h34" stroke={stroke} strokeWidth="3" strokeDasharray={dash.join(" ") || undefined} />
      <path d={markers[marker]} fill={hollow ? "var(--bg)" : stroke} stroke={stroke} strokeWidth="2.5" />
    </svg>
  );
}
