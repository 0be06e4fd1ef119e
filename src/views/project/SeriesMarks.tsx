import * as styles from "./SeriesChart.styles";

export interface SeriesMarksProps {
  readonly isBars: boolean;
  /** Distance from the left and the upper edge, in per cent. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  /** Where 0 is. */
  readonly zero: number;
  /** Where the limit is, if there is one. */
  readonly limit: number | null;
}

/** The bars, or the line with its points, of a series. */
export function SeriesMarks({ isBars, marks, zero, limit }: SeriesMarksProps) {
  const width = 62 / marks.length;
  return (
    <svg css={styles.marks} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {isBars
        ? marks.map(({ x, y }) => (
            <rect key={x} x={x - width / 2} y={Math.min(y, zero)} width={width} height={Math.abs(zero - y)} />
          ))
        : null}
      {limit === null ? null : <path data-limit d={`M0 ${limit}H100`} />}
      {isBars ? null : (
        <>
          <path d={`M${marks.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
          {/* a line without length has round ends: a point that is not stretched */}
          <path data-points d={marks.map(({ x, y }) => `M${x} ${y}h0`).join("")} />
        </>
      )}
    </svg>
  );
}
